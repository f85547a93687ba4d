import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { membersQuery } from '../../hub/control/operator-queries.ts'
import { personasQuery } from '../../hub/control/queries.ts'
import { findPersonas } from '../../parts/people.ts'

/** Personas and other members of the town that a text finds, and the mail address that Enter picks. */
export function useFoundPeople(text: string) {
  const wanted = text.trim()
  const { data: personas } = useQuery(personasQuery)
  const found = findPersonas(personas ?? [], text)
  const town = useQuery({ ...membersQuery(wanted), enabled: wanted !== '', placeholderData: keepPreviousData })
  const isPersona = (email: string) => personas?.some((persona) => persona.email === email)
  const others = wanted === '' ? [] : (town.data ?? []).filter(({ email }) => !isPersona(email))
  const address = /^\S+@\S+$/.test(wanted) ? wanted : undefined
  // Results for the previous text stay on screen while loading, but Enter ignores them.
  const firstOther = personas && !town.isPlaceholderData ? others[0] : undefined
  const first = address ?? found[0]?.email ?? firstOther?.email
  const isSearched = personas !== undefined && !town.isFetching && !town.isError
  return { wanted, found, others, address, first, town, isNobody: isSearched && first === undefined }
}
