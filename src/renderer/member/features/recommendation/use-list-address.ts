import { useLocation, useSearchParams } from 'react-router-dom'
import { conversationFields, listQuery, readListAddress, type ListAddress } from './list-address.ts'

/** The list's own page, or the address of the conversation that it stands beside in a wide window (D-81). */
export function useListAddress() {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const beside = pathname === '/chat' || pathname === '/hona'
  const address = readListAddress(params, beside)
  const kept = beside ? conversationFields(params) : undefined
  return {
    address,
    queryOf: (other: ListAddress) => listQuery(other, kept),
    /** Where a row leads: from one conversation to another the list stays as it is. */
    rowLink: (target: string) => {
      const [path = '', query] = target.split('?')
      const talk = path === '/chat' || path === '/hona'
      return beside && talk && params.has('status')
        ? path + listQuery(address, new URLSearchParams(query))
        : target
    },
    /** Whether that is what is open. */
    isOpen: (target: string) => {
      const [path, query] = target.split('?')
      return path === pathname && new URLSearchParams(query).get('uuid') === params.get('uuid')
    },
  }
}
