import { useQuery } from '@tanstack/react-query'
import { builtFacts, parseLegalFacts, type LegalFacts } from './legal-facts.ts'

/** The facts of the host's legal.json; those of the build until it is read and where it cannot be. */
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
  const answer = await fetch(`${import.meta.env.BASE_URL}legal.json`, { cache: 'no-cache', signal })
  try {
    return parseLegalFacts(answer.ok ? await answer.json() : builtFacts)
  } catch (error) {
    // For the operator; members read what the build says.
    console.error(error)
    return builtFacts
  }
}
