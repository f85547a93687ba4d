import { useCallback } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Conversation } from '../../../../contract/calls/chat.ts'
import { accountDetailEndpoint } from '../../../../contract/calls/profile.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { IconButton, Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { AlertDialog, Sheet } from '../../../ui/overlay/dialog.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { changeDeviceSettings, useDeviceSettings } from '../../shared/device-settings.ts'
import { showFlash } from '../../shared/flash.ts'
import { pairingsPath } from '../../shared/navigation.ts'
import { shortName } from '../../shared/parts/facts.ts'
import { MemberAvatar } from '../../shared/parts/member-picture.tsx'
import { useDissolve } from '../../shared/use-dissolve.tsx'
import { greetingTemplate, openersFor, type Opener, type PartnerAnswers } from './first-words.ts'

interface ChatMenuProps {
  open: boolean
  onClose: () => void
  profileAddress: string
  partner: { name: string; pairingId: number }
  onCopyIntroduction: () => void
}

/** Menu of the conversation. Asks for confirmation before dissolving the match (REC-74). */
export function ChatMenu({ open, onClose, profileAddress, partner, onCopyIntroduction }: ChatMenuProps) {
  const { ask, question } = useDissolve(partner)
  const draft = operatorChatCopy.reportDraft(partner.name, partner.pairingId)
  return (
    <>
      <Sheet open={open} onClose={onClose} title={chatCopy.menu.title} side="bottom">
        <MenuRow icon="person" render={<Link to={profileAddress} />}>
          {chatCopy.menu.profile}
        </MenuRow>
        <MenuRow
          icon="copy"
          mark="none"
          onClick={() => {
            onCopyIntroduction()
            onClose()
          }}
        >
          {chatCopy.copyIntroduction}
        </MenuRow>
        <MenuRow icon="flag" render={<Link to="/hona" state={{ draft }} />}>
          {operatorChatCopy.report}
        </MenuRow>
        <MenuRow
          icon="block"
          mark="none"
          tone="alarm"
          onClick={() => {
            onClose()
            ask()
          }}
        >
          {recommendationCopy.block.button}
        </MenuRow>
      </Sheet>
      <AlertDialog {...question} />
    </>
  )
}

interface ChatHeaderProps {
  sex: Sex
  partner: Conversation['male'] | null
  about?: string | undefined
  profileAddress: string | null
  onMenu?: (() => void) | undefined
}

/** Header of a chat: back to the list, the partner with a link, and the menu (CHAT-03 to CHAT-05, CHAT-20). */
export function ChatHeader({ sex, partner, about, profileAddress, onMenu }: ChatHeaderProps) {
  const navigate = useNavigate()
  const { partnerPane } = useDeviceSettings()
  const list = `${pairingsPath(sex)}?status=matching`
  const name = partner?.name || commonCopy.name.unnamed
  return (
    <PageHeader
      tone="sheet"
      leading={
        // A wide window shows the list beside the chat.
        <IconButton icon="back" label={chatCopy.back} className="lg:hidden" onClick={() => void navigate(list)} />
      }
      title={
        partner && profileAddress !== null ? (
          <Link
            to={profileAddress}
            aria-label={chatCopy.toProfile(name)}
            className="flex min-h-11 w-fit max-w-full items-center gap-3 rounded-s pe-2"
          >
            <MemberAvatar src={partner.profile1} size={36} eager />
            <span className="grid min-w-0">
              <h1 className="truncate font-sans text-m/tight font-semibold">
                <bdi>{name}</bdi>
              </h1>
              {about && <span className="truncate text-xs text-ink-2 num">{about}</span>}
            </span>
          </Link>
        ) : (
          chatCopy.title
        )
      }
      trailing={
        onMenu && (
          <>
            {/* Shown only when a third pane fits. */}
            <IconButton
              icon="panel"
              label={chatCopy.partnerPane}
              aria-pressed={partnerPane}
              className="max-full:hidden"
              onClick={() => changeDeviceSettings({ partnerPane: !partnerPane })}
            />
            <IconButton icon="more" label={chatCopy.menu.open} onClick={onMenu} />
          </>
        )
      }
    />
  )
}

/** How long the confirmation of a copy stays (CHAT-15). */
const copiedStayMs = 4_000

const parts = (joined: string) => joined.split(/,\s*/).filter((part) => part !== '')

/** Greeting from the own profile, null until it loads (CHAT-13, CHAT-17, L-13), its copy (CHAT-14), openers (D-105). */
export function useIntroduction(partnerName: string, partner: PartnerAnswers | null | undefined) {
  const { data } = useEndpoint(accountDetailEndpoint, {})
  const values = data && {
    partnerName: shortName(partnerName),
    name: data.twitter_name,
    age: data.age,
    areas: parts(data.area),
    freeTimes: parts(data.your_freetimes),
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
