#!/usr/bin/env python3
"""Drops a file on the window whose title holds a text, as a file manager does (XDND version 5).

    drop_file.py TITLE FILE

Ends with 0 once the window has taken it, 1 when it never does, 77 without
python3-xlib.
"""
import pathlib
import sys
import time

try:
    from Xlib import X, display
    from Xlib.protocol import event
except ImportError:
    print("python3-xlib is missing: skipped")
    sys.exit(77)

PATIENCE = 120  # seconds


def find(connection, window, title):
    """The window with the title, at any depth."""
    name = window.get_full_property(connection.intern_atom("_NET_WM_NAME"), X.AnyPropertyType)
    if name and title in bytes(name.value).decode(errors="replace"):
        return window
    for child in window.query_tree().children:
        found = find(connection, child, title)
        if found:
            return found
    return None


class Source:
    """The window that the file is dragged from."""

    def __init__(self, screen_display, target, path):
        self.display = screen_display
        self.target = target
        self.uris = (pathlib.Path(path).resolve().as_uri() + "\r\n").encode()
        screen = screen_display.screen()
        self.window = screen.root.create_window(0, 0, 1, 1, 0, screen.root_depth)
        self.window.set_selection_owner(self.atom("XdndSelection"), X.CurrentTime)

    def atom(self, name):
        return self.display.intern_atom(name)

    def send(self, name, *data):
        values = [self.window.id, *data] + [0] * (4 - len(data))
        message = event.ClientMessage(
            window=self.target, client_type=self.atom(name), data=(32, values))
        self.target.send_event(message)
        self.display.flush()

    def serve(self, request):
        """Answers the target's question for the dragged data."""
        request.requestor.change_property(
            request.property, request.target, 8, self.uris)
        request.requestor.send_event(event.SelectionNotify(
            time=request.time, requestor=request.requestor, selection=request.selection,
            target=request.target, property=request.property))
        self.display.flush()

    def drop(self):
        self.send("XdndEnter", 5 << 24, self.atom("text/uri-list"))
        place = self.target.query_tree().parent.translate_coords(self.target, 0, 0)
        middle = ((abs(place.x) + 400) << 16) | (abs(place.y) + 400)
        self.send("XdndPosition", 0, middle, X.CurrentTime, self.atom("XdndActionCopy"))
        dropped = False
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if not self.display.pending_events():
                time.sleep(0.02)
                continue
            got = self.display.next_event()
            if got.type == X.SelectionRequest:
                self.serve(got)
            elif got.type == X.ClientMessage:
                if got.client_type == self.atom("XdndStatus") and not dropped:
                    dropped = True
                    self.send("XdndDrop", 0, X.CurrentTime)
                elif got.client_type == self.atom("XdndFinished"):
                    return True
        return False


def main():
    title, path = sys.argv[1:]
    connection = display.Display()
    target = find(connection, connection.screen().root, title)
    if target is None:
        print(f"no window has the title {title}")
        return 1
    if Source(connection, target, path).drop():
        return 0
    print("the window did not take the file")
    return 1


if __name__ == "__main__":
    sys.exit(main())
