import { startServer } from '../../../mock-api/server/server.ts'

// The server in its own process with compaction on command, because a large town's journal takes minutes to outgrow its
// world file.
const [dataDir = '', members = '300'] = process.argv.slice(2)
const server = await startServer({
  port: 0,
  dataDir,
  seed: 7,
  members: Number(members),
  now: Date.parse('2026-11-20T12:00:00+09:00'),
})
process.on('message', (message) => {
  if (message === 'compact') void server.runtime.store.compact().then(() => process.send?.('compacted'))
})
console.log(`listening ${server.url}`)
