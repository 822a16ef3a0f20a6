#!/bin/sh
# Ends with 0 when the node of this container can serve. The image has no curl, but Parley's own Node.
set -eu
cd "$(dirname "$0")/.."
for node in node_modules/node-linux-*/bin/node; do
  exec "$node" -e 'fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))'
done
exit 1
