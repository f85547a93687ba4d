// Cost of the platform alone: one Hono route on its Node adapter that reads the request and writes a file's JSON.
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const body = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const app = new Hono()
app.all('*', async (c) => {
  if (c.req.method === 'POST') await c.req.json()
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`listening http://127.0.0.1:${port}`),
)
