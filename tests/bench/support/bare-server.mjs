// Baseline: node:http alone, sends the bytes of a file for every request and reads bodies to their end.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const bytes = readFileSync(process.argv[2] ?? '')
const headers = { 'Content-Type': 'application/json', 'Content-Length': bytes.length }
const server = createServer((request, response) => {
  request.on('data', () => {})
  request.on('end', () => response.writeHead(200, headers).end(bytes))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`listening http://127.0.0.1:${address?.port}`)
})
