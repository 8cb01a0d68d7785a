"""What goes over the wire: the messages of the WebSocket, what HTTP sends, scenes and forms as plain shapes."""
