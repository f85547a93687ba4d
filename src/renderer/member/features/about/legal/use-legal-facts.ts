import { useQuery } from '@tanstack/react-query'
import { builtFacts, type LegalFacts, parseLegalFacts } from './facts.ts'

/** Retries of a file that did not arrive, each later than the one before. */
const mostRetries = 2

/** Returns the facts of the host's legal.json, or the built facts while it loads, when it fails to load and without it. */
export function useLegalFacts(): LegalFacts {
  const { data } = useQuery({
    queryKey: ['legal.json'],
    queryFn: readLegalFacts,
    staleTime: Infinity,
    retry: mostRetries,
  })
  return data ?? builtFacts
}

async function readLegalFacts({ signal }: { signal: AbortSignal }): Promise<LegalFacts> {
  const response = await fetch(`${import.meta.env.BASE_URL}legal.json`, { cache: 'no-cache', signal })
  if (response.status === 404) return builtFacts
  if (!response.ok) throw new Error(`Failed to load legal.json: the host answered ${response.status}.`)
  try {
    return parseLegalFacts(await response.json())
  } catch (error) {
    // Logged for the operator. Members see the built facts.
    console.error(error)
    return builtFacts
  }
}
