import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { conversationEndpoint } from '../../../../contract/calls/chat.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { subProfileCopy } from '../../../lib/copy/profile.ts'
import { Waiting } from '../../../ui/feedback/states.tsx'
import type { ApiError } from '../../api/api-error.ts'
import { isPaid } from '../../api/paid.ts'
import { useEndpoint } from '../../api/queries.ts'
import { useLeadToLogin } from '../../shared/lead-away.ts'
import { pairingsPath } from '../../shared/pairing-address.ts'
import { LedOn, useWasOpen } from '../../shared/parts/led-on.tsx'
import { PartnerFrame } from './partner-frame.tsx'
import { PartnerSkeleton } from './partner-skeleton.tsx'
import { useFootprint } from './use-footprint.ts'
import { usePartner } from './use-partner.ts'

/** Page /profile?id=, a man's profile for a woman (PROF-01 to PROF-32). */
export function ProfilePage() {
  return <Partner sex={Sex.woman} />
}

/** Page /profile/female?id=, a woman's profile for a man (PROF-39 to PROF-57). */
export function ProfileFemalePage() {
  return <Partner sex={Sex.man} />
}

/** Profile of the partner beside the conversation in a wide window (D-81). */
export function PartnerPane({ sex }: { sex: Sex }) {
  const id = usePartnerId(sex)
  if (id === undefined) return null
  return id === null ? noPartner : <Partner key={id} sex={sex} besideChat={id} />
}

/** Folds the pane away, which has nothing to show. */
const noPartner = <i hidden />

/**
 * Reads the id from the chat's address, else from the conversation that the chat has loaded (CHAT-16): undefined while it
 * loads, null without one.
 */
function usePartnerId(sex: Sex): string | null | undefined {
  const [params] = useSearchParams()
  const id = params.get('id')
  const uuid = params.get('uuid') ?? ''
  const { data, isLoading } = useEndpoint(
    conversationEndpoint,
    { uuid },
    { enabled: id === null && uuid !== '', refetchOnMount: false },
  )
  if (id !== null) return id
  if (!data) return isLoading ? undefined : null
  return String(sex === Sex.man ? data.female.id : data.male.id)
}

/**
 * A partner's profile, as a page or in the pane `besideChat`. A failed first request leads to /login (PROF-33), a withheld
 * profile home (API-31, REC-114). Once the profile is open, the page stays and says that it is gone (D-113).
 */
function Partner({ sex, besideChat }: { sex: Sex; besideChat?: string }) {
  const [params] = useSearchParams()
  const beside = besideChat !== undefined
  const id = besideChat ?? params.get('id') ?? ''
  const { query, data, refused, noteDecision } = usePartner(sex, id)
  const withheld =
    data !== undefined && (!data.profile || (sex === Sex.man && data.recommend.status_n === StatusN.noMatch))
  const isOpen = data !== undefined && !refused && !withheld
  const wasOpen = useWasOpen(isOpen, id)
  useFootprint(beside || !isOpen || !data.profile ? null : data.profile.uuid)

  if (refused || withheld) {
    if (beside) return noPartner
    if (refused && !wasOpen) return <LedToLogin error={query.error} />
    const toList = { to: pairingsPath(sex), text: chatCopy.toList }
    return <LedOn icon="person" reason={subProfileCopy.notShown} to="/home" stays={wasOpen} link={toList} />
  }
  if (!data?.profile) {
    return <Waiting query={query} skeleton={<PartnerSkeleton />} />
  }
  return (
    <PartnerFrame
      key={data.recommend.id}
      couple={{ sex, profile: data.profile, own: data.my_profile }}
      beside={beside}
      recommend={data.recommend}
      paid={'payment_conf' in data && isPaid(data)}
      onDecided={noteDecision}
    />
  )
}

function LedToLogin({ error }: { error: ApiError | null }) {
  const lead = useLeadToLogin()
  useEffect(() => void lead(error, { replace: true }), [error, lead])
  return <PartnerSkeleton />
}
