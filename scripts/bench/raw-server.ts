/** A bare `node:http` server that sends the same number of bytes to everyone: what the machine can do at all. */
import { createServer } from 'node:http';

const body = Buffer.alloc(Number(process.argv[2]), 'x');
createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': body.length }).end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
