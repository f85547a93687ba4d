import { useQueries } from '@tanstack/react-query'
import { useMockQuery } from '../control/backend-queries.ts'
import { memberQuery } from '../control/operator-queries.ts'
import { personasQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import type { NameOf } from './control-text.ts'

interface Named {
  readonly key?: string
  readonly email: string
  readonly name: string | null
  readonly title?: string
}

/** Names people by key or address. Someone unknown has the first part of the address. */
const namesFrom =
  (known: readonly Named[]): NameOf =>
  (person) => {
    const found = known.find(({ key, email }) => key === person || email === person)
    return found?.name ?? found?.title ?? person.split('@')[0] ?? person
  }

/** Mail addresses in the texts of a value: members who are no personas. */
const addressesIn = (value: unknown): readonly string[] => [
  ...new Set((JSON.stringify(value) ?? '').match(/[\w.+-]+@[\w.-]+/g)),
]

/** Returns the function that names the people of a story, or of a part of one. */
export function usePersonNames(of: unknown): NameOf {
  const { data: personas = [] } = useMockQuery(personasQuery)
  const members = useQueries({ queries: addressesIn(of).map(memberQuery) })
  return namesFrom([...personas, ...members.flatMap(({ data }) => data ?? [])])
}

/** Reads the names of the people of a story, where no component waits for them. */
export async function readPersonNames(of: unknown): Promise<NameOf> {
  const personas = await queryClient.ensureQueryData(personasQuery)
  const members = await Promise.all(addressesIn(of).map((email) => queryClient.ensureQueryData(memberQuery(email))))
  return namesFrom([...personas, ...members.flatMap((member) => member ?? [])])
}
