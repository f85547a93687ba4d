import { currentCopy } from '../language.ts'
import { endpointCopy } from './endpoint-copy.ts'

/** Name of a call in the current language. Falls back to its summary in the contract. */
export const endpointTitle = ({ id, summary }: { readonly id: string; readonly summary: string }): string =>
  currentCopy(endpointCopy)[id] ?? summary
