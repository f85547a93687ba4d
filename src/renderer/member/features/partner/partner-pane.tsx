import { useSearchParams } from 'react-router-dom'
import { conversationEndpoint } from '../../../../contract/calls/chat.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { ProfileFemalePage, ProfilePage } from './profile-page.tsx'

/** Profile of the partner beside the conversation in a wide window (D-81). */
export function PartnerPane({ sex }: { sex: 1 | 2 }) {
  const id = usePartnerId(sex)
  if (id === null) return null
  return sex === 1 ? <ProfileFemalePage key={id} besideChat={id} /> : <ProfilePage key={id} besideChat={id} />
}

/** Reads the id from the chat's address, else from the conversation that the chat has loaded (CHAT-16). */
function usePartnerId(sex: 1 | 2): string | null {
  const [params] = useSearchParams()
  const id = params.get('id')
  const uuid = params.get('uuid') ?? ''
  const { data } = useEndpoint(
    conversationEndpoint,
    { uuid },
    { enabled: id === null && uuid !== '', refetchOnMount: false },
  )
  if (id !== null || !data) return id
  return String(sex === 1 ? data.female.id : data.male.id)
}
