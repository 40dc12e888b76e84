"""A small server with a day's temperatures that drops every connection from 14:00 to 16:59: something to test with."""
import http.server, math, random, subprocess, sys, threading

chance = random.Random(8)
DAY = [26.2 + 5.6 * math.sin((h - 9.2) * math.pi / 12) + 0.7 * math.sin((h - 2) * math.pi / 6) + chance.uniform(-0.35, 0.35) for h in range(24)]
LOST = {14: 9, 15: 9, 16: 9, 20: 1}  # hour: connections to drop


class Weather(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        hour = int(self.path[1:])
        if LOST.get(hour, 0) > 0:
            LOST[hour] -= 1
            return self.connection.close()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(f"{DAY[hour]:.1f}".encode())

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Weather)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(subprocess.run([sys.executable, "checker.py", f"http://127.0.0.1:{server.server_port}"], capture_output=True, text=True, check=True).stdout, end="")
