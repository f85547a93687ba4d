import { use } from 'react'
import { loadConfig, type Config } from './config.ts'

/** Configuration; suspends until config.json is loaded (main.tsx requests it first). */
export function useConfig(): Config {
  return use(loadConfig())
}
