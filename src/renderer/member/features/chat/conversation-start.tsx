import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { socialFallbackPath } from '../../../../contract/calls/photo.ts'
import { accountDetailEndpoint } from '../../../../contract/calls/profile.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { useConfig } from '../../api/use-config.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
import { shortName } from '../../shared/short-name.ts'
import { greetingTemplate } from './greeting.ts'

/** CHAT-15. */
const copiedStayMs = 4_000

const parts = (joined: string) => joined.split(/,\s*/).filter((part) => part !== '')

/** The greeting made from the own profile, null until that is loaded (CHAT-13, CHAT-17, L-13), and the way to copy it (CHAT-14). */
export function useIntroduction(partnerName: string) {
  const { data } = useEndpoint(accountDetailEndpoint, {})
  const text = data
    ? greetingTemplate({
        partnerName,
        name: data.twitter_name,
        age: data.age,
        area: parts(data.area)[0] ?? '',
        freeTimes: parts(data.your_freetimes),
      })
    : null
  const copy = useCallback(async () => {
    if (text === null) return
    try {
      await navigator.clipboard.writeText(text)
      showFlash({ text: chatCopy.introductionCopied, stayMs: copiedStayMs })
    } catch {
      showFlash({ text: commonCopy.errorOccurred, tone: 'error' })
    }
  }, [text])
  return { text, copy }
}

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
