import { useState, type ComponentType } from 'react'
import { AnnouncementDialogs, LoginBonus } from './announcements.tsx'
import { CampaignPopups } from './campaign-popups.tsx'

const dialogs = [AnnouncementDialogs, LoginBonus, CampaignPopups]

/** The animation for a rank gained; `onDone` is called once there is none to show any more. */
export type RankUpDialog = ComponentType<{ onDone?: () => void }>

/**
 * What opens by itself, one kind after the other and one at a time (HOME-85). A rank gained comes first; one that is gained
 * while the dialogs are open waits for their end (D-72).
 */
export function HomeDialogs({ rankUp: RankUp }: { rankUp: RankUpDialog | null }) {
  const [turn, setTurn] = useState(RankUp ? -1 : 0)
  const next = () => setTurn(turn + 1)
  if (turn === -1) return RankUp && <RankUp onDone={next} />
  const Current = dialogs[turn]
  return Current ? <Current onDone={next} /> : RankUp && <RankUp />
}
