import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { hidePopupEndpoint, popupsEndpoint } from '../../../../../contract/calls/popup.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Landscape } from '../../../../ui/brand/scenes.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { useAccount } from '../../../api/account.ts'
import { readSession } from '../../../api/session-store.ts'
import { useEndpoint, useEndpointMutation } from '../../../api/use-endpoint.ts'
import { bonusCopy } from '../copy.ts'

/** Per member: two members may use one browser one after the other. */
const storageKey = () => `yoimachi.popups.${readSession().uid ?? ''}`

/** Codes of the popups closed during this visit, i.e. this browser session (BONUS-14). */
export function closedPopups(): readonly number[] {
  const stored = sessionStorage.getItem(storageKey()) ?? ''
  return stored.split(',').filter(Boolean).map(Number)
}

export function rememberClosed(code: number): void {
  sessionStorage.setItem(storageKey(), [...new Set([...closedPopups(), code])].join(','))
}

const copy = bonusCopy.popup

/** What each code shows; 1 is reserved and shows nothing (BONUS-10 to BONUS-14). */
const popups: Readonly<Partial<Record<number, { title: string; text: string; button: string; to: string }>>> = {
  2: { ...copy.campaign, to: '/payment_select_campaign' },
  3: { ...copy.likes, to: '/shop' },
  4: { ...copy.premium, to: '/payment_select' },
}

/** The campaign popups by code: closing hides one for this visit, 次回から表示しない for good. */
export function CampaignPopups({ onDone }: { onDone: () => void }) {
  const { id } = useAccount()
  const { data, isError } = useEndpoint(popupsEndpoint, {}, { staleTime: Infinity, gcTime: 0 })
  const [closed, setClosed] = useState(closedPopups)
  const hide = useEndpointMutation(hidePopupEndpoint, { networkMode: 'online' })
  // Nobody is sold anything before the age check.
  const mayBuy = useAccount().age_conf === 2
  const codes = (mayBuy ? (data?.modal_list ?? []) : [])
    .map(({ code }) => code)
    .filter((code) => popups[code] && !closed.includes(code))
  const code = codes[0]
  const popup = code === undefined ? undefined : popups[code]
  const over = isError || (data !== undefined && popup === undefined)

  useEffect(() => {
    if (over) onDone()
  }, [over, onDone])

  if (!popup || code === undefined) return null
  const close = () => {
    rememberClosed(code)
    setClosed([...closed, code])
  }
  const neverAgain = () => {
    hide.mutate({ user_id: id, code })
    close()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={popup.title}
      footer={
        <>
          <Button render={<Link to={popup.to} onClick={() => rememberClosed(code)} />}>{popup.button}</Button>
          <div className="flex flex-wrap justify-between gap-1">
            <Button tone="text" size="s" onClick={neverAgain}>
              {copy.neverAgain}
            </Button>
            <Button tone="text" size="s" onClick={close}>
              {copy.close}
            </Button>
          </div>
        </>
      }
    >
      <div className="mb-4 h-42 overflow-hidden rounded-m">
        <Landscape />
      </div>
      <p className="text-ink-2">{popup.text}</p>
    </Dialog>
  )
}
