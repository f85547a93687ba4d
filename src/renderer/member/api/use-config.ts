import { use } from 'react'
import { loadConfig, type Config } from './config.ts'

/** The configuration; suspends until config.json has been read (main.tsx asks for it before anything else). */
export function useConfig(): Config {
  return use(loadConfig())
}
