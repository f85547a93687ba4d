import { useState } from 'react'
import { AnnouncementDialogs } from './announcement-dialogs.tsx'
import { CampaignPopups } from './campaign-popups.tsx'
import { LoginBonus } from './login-bonus.tsx'

const order = [AnnouncementDialogs, LoginBonus, CampaignPopups]

/** The dialogs that open by themselves, one kind after the other and one at a time (HOME-85). */
export function HomeDialogs() {
  const [turn, setTurn] = useState(0)
  const Current = order[turn]
  return Current ? <Current onDone={() => setTurn(turn + 1)} /> : null
}
