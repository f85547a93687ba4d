import * as nodeModule from 'node:module'

// Node 22 and later keep compiled code from one start to the next, for what is read after they are asked to (P8).
const { enableCompileCache } = nodeModule as { enableCompileCache?: () => unknown }
enableCompileCache?.()
const { main } = await import('./command.ts')
await main()
