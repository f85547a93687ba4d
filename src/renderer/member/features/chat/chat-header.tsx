import { Link, useNavigate } from 'react-router-dom'
import type { Conversation } from '../../../../contract/calls/chat.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { changeDeviceSettings, useDeviceSettings } from '../../shared/device/device-settings.ts'
import { pairingsPath } from '../../shared/pairing-address.ts'
import { MemberAvatar } from '../../shared/parts/member-picture.tsx'

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
