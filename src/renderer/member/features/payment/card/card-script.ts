import type { CardTokenizer } from '../../../../../contract/card-tokenizer.ts'
import { ApiError } from '../../../api/api-error.ts'
import { loadConfig } from '../../../api/config.ts'
import { cardScript, scriptAddress } from '../../../api/script-address.ts'

declare global {
  interface Window {
    /** Set by the provider's script. */
    YoimachiCard?: CardTokenizer
  }
}

/** Longest wait for the script, and for its answer. */
export const scriptTimeoutMs = 20_000

let loading: Promise<void> | undefined

/** Loads the provider's script for card tokens (IMP-10) once. After a failure, the next attempt loads it again. */
export function loadCardScript(): Promise<void> {
  loading ??= insertScript().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function insertScript(): Promise<void> {
  const { apiBase } = await loadConfig()
  const script = document.createElement('script')
  script.src = scriptAddress(`${apiBase}${cardScript}`)
  await new Promise((resolve, reject) => {
    const fail = (cause: 'network' | 'timeout') => {
      script.remove()
      reject(new ApiError('IMP-10', cause))
    }
    script.addEventListener('load', resolve)
    script.addEventListener('error', () => fail('network'))
    const late = setTimeout(() => fail('timeout'), scriptTimeoutMs)
    script.addEventListener('load', () => clearTimeout(late))
    document.head.append(script)
  })
}
