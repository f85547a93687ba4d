import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { readDissolved } from '../../shared/dissolved-state.ts'

/** After a dissolved match: it is said, and a report is still one press away. */
export function DissolvedNotice() {
  const { state } = useLocation()
  const dissolved = readDissolved(state)
  const [closed, setClosed] = useState(false)
  if (!dissolved || closed) return null
  const { name, pairingId } = dissolved
  return (
    <Notice
      live
      onClose={() => setClosed(true)}
      action={
        <TextLink
          render={<Link to="/hona" state={{ draft: operatorChatCopy.reportDraft(name, pairingId) }} />}
        >
          {operatorChatCopy.report}
        </TextLink>
      }
    >
      {recommendationCopy.dissolved.text(name)}
    </Notice>
  )
}
