import { useCallback } from 'react'
import { accountDetailEndpoint } from '../../../../contract/calls/profile.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
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
