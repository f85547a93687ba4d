import { useQuery } from '@tanstack/react-query'
import { builtFacts, type LegalFacts, parseLegalFacts } from './facts.ts'

/** Returns the facts of the host's legal.json, or the built facts while it loads and when it fails to load. */
export function useLegalFacts(): LegalFacts {
  const { data } = useQuery({
    queryKey: ['legal.json'],
    queryFn: readLegalFacts,
    staleTime: Infinity,
    retry: false,
  })
  return data ?? builtFacts
}

async function readLegalFacts({ signal }: { signal: AbortSignal }): Promise<LegalFacts> {
  const response = await fetch(`${import.meta.env.BASE_URL}legal.json`, { cache: 'no-cache', signal })
  if (!response.ok) return builtFacts
  try {
    return parseLegalFacts(await response.json())
  } catch (error) {
    // Logged for the operator. Members see the built facts.
    console.error(error)
    return builtFacts
  }
}
