import { useCallback } from 'react'
import { accountDetailEndpoint } from '../../../../contract/calls/profile.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { useEndpoint } from '../../api/queries.ts'
import { showFlash } from '../../shared/flash.ts'
import { shortName } from '../../shared/parts/short-name.ts'
import { greetingTemplate } from './greeting.ts'
import { openersFor, type PartnerAnswers } from './openers.ts'

/** How long the confirmation of a copy stays (CHAT-15). */
const copiedStayMs = 4_000

/** Chosen answers of a list, which a profile holds as one text. */
const answersIn = (joined: string) => joined.split(/,\s*/).filter((answer) => answer !== '')

/** Greeting from the own profile, null until it loads (CHAT-13, CHAT-17, L-13), its copy (CHAT-14), openers (D-105). */
export function useIntroduction(partnerName: string, partner: PartnerAnswers | null | undefined) {
  const { data } = useEndpoint(accountDetailEndpoint, {})
  const values = data && {
    partnerName: shortName(partnerName),
    name: data.twitter_name,
    age: data.age,
    areas: answersIn(data.area),
    freeTimes: answersIn(data.your_freetimes),
  }
  const text = values ? greetingTemplate({ ...values, partnerName }, partner?.area) : null
  const openers = values && partner ? openersFor(values, partner) : []
  const copy = useCallback(async () => {
    if (text === null) return
    if (await copyText(text)) showFlash({ text: chatCopy.introductionCopied, stayMs: copiedStayMs })
    else showFlash({ text: chatCopy.copyFailed, tone: 'error' })
  }, [text])
  return { text, copy, openers }
}
