import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { onTestFinished } from 'vitest'

/** Replaces functions of Node's file system for all modules, until the test ends or the returned function is called. */
export function replaceFs(changes: Partial<typeof fs>): () => void {
  const own = Object.fromEntries(Object.keys(changes).map((name) => [name, Reflect.get(fs, name)]))
  const put = (functions: object) => {
    Object.assign(fs, functions)
    syncBuiltinESMExports()
  }
  const restore = () => put(own)
  put(changes)
  onTestFinished(restore)
  return restore
}
