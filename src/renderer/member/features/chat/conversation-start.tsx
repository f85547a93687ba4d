import { Link } from 'react-router-dom'
import { socialFallbackPath } from '../../../../contract/calls/photo.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { useConfig } from '../../api/use-config.ts'
import { shortName } from '../../shared/short-name.ts'

interface ConversationStartProps {
  partner: { readonly name: string; readonly profile1: string }
  profileAddress: string
  /** She writes first (D-27). */
  begins: boolean
}

/** A conversation before its first message: with whom, and whose turn it is. */
export function ConversationStart({ partner, profileAddress, begins }: ConversationStartProps) {
  const { apiBase } = useConfig()
  const name = commonCopy.name.withHonorific(shortName(partner.name || commonCopy.name.unnamed))
  const { withName, connected } = recommendationCopy.matched
  return (
    <div className="grid justify-items-center gap-3 pt-8 pb-3 text-center short:pt-2">
      <Avatar src={partner.profile1} fallbackSrc={`${apiBase}${socialFallbackPath}`} size={96} eager />
      <p className="font-display text-l font-semibold tracking-mincho">
        <bdi className="inline-block max-w-full wrap-anywhere">{withName(name)}</bdi>
        <span className="inline-block">{connected}</span>
      </p>
      {begins ? (
        <Notice className="w-full max-w-bubble text-start" title={chatCopy.firstMessage.title}>
          {chatCopy.firstMessage.text}
        </Notice>
      ) : (
        <Button tone="quiet" size="m" render={<Link to={profileAddress} />}>
          {chatCopy.menu.profile}
        </Button>
      )}
      <p className="text-xs phrase text-ink-3">{chatCopy.safety}</p>
    </div>
  )
}
