import { Link } from 'react-router-dom'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { MemberAvatar } from '../../shared/parts/member-picture.tsx'
import { shortName } from '../../shared/parts/short-name.ts'
import type { Opener } from './openers.ts'

interface ConversationStartProps {
  partner: { readonly name: string; readonly profile1: string }
  profileAddress: string
  /** Suggested first messages for a woman, who writes first (D-27). Null for a man. */
  openers: readonly Opener[] | null
  onChoose: (opener: Opener) => void
}

/** Start of a conversation before its first message: the partner, and whose turn it is. */
export function ConversationStart({ partner, profileAddress, openers, onChoose }: ConversationStartProps) {
  const name = commonCopy.name.withHonorific(shortName(partner.name || commonCopy.name.unnamed))
  const { withName, connected } = recommendationCopy.matched
  return (
    <div className="grid justify-items-center gap-3 pt-8 pb-3 text-center short:pt-2">
      <MemberAvatar src={partner.profile1} size={96} eager />
      <p className="font-display text-l font-semibold tracking-mincho">
        <bdi className="inline-block max-w-full wrap-anywhere">{withName(name)}</bdi>
        <span className="inline-block">{connected}</span>
      </p>
      {openers ? (
        <Notice className="w-full max-w-bubble text-start" title={chatCopy.firstMessage.title}>
          {chatCopy.firstMessage.text}
          {openers.length > 0 && (
            <ul aria-label={chatCopy.firstMessage.openers} className="mt-2.5 flex flex-wrap gap-2">
              {openers.map((opener) => (
                <li key={opener.label}>
                  <Button tone="quiet" size="s" className="bg-surface" onClick={() => onChoose(opener)}>
                    {opener.label}
                  </Button>
                </li>
              ))}
            </ul>
          )}
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
