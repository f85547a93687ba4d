import { useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { MemberLine } from '../../../../contract/control/world.ts'
import type { PhoneName } from '../../../../contract/rules/start-options.ts'
import { membersQuery } from '../../control/operator-queries.ts'
import { phonesOnStageAtom, reportsAtom } from '../../state/phones.ts'
import { shownOn } from '../subject-of-route.ts'

/** The members whom the other phones of the stage show: a profile that is open, the partner of a chat. */
export function useShownMembers(phone: PhoneName): readonly MemberLine[] {
  const reports = useAtomValue(reportsAtom)
  const others = useAtomValue(phonesOnStageAtom)
    .filter((name) => name !== phone)
    .flatMap((name) => reports[name] ?? [])
    .flatMap(({ route, uid }) => {
      const shown = shownOn(route)
      return shown === undefined ? [] : [{ shown, uid }]
    })
  const results = useQueries({ queries: others.map(({ shown }) => membersQuery(shown)) })
  return results.flatMap(({ data = [] }, place) => {
    const { shown = '', uid } = others[place] ?? {}
    // A number is found inside others too. Of the two of a conversation one looks at it.
    const isNumber = /^\d+$/.test(shown)
    return data.filter(({ id, email }) => email !== uid && (!isNumber || String(id) === shown))
  })
}
