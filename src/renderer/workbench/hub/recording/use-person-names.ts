import { useCallback } from 'react'
import { personasQuery, useMockQuery } from '../control/queries.ts'
import type { NameOf } from './step-text.ts'

/** Returns the function that names a person, given by key or address: a persona by its name, another member by the address. */
export function usePersonNames(): NameOf {
  const { data } = useMockQuery(personasQuery)
  return useCallback(
    (person) => {
      const persona = data?.find(({ key, email }) => key === person || email === person)
      return persona ? (persona.name ?? persona.title) : (person.split('@')[0] ?? person)
    },
    [data],
  )
}
