import type { ComponentType } from 'react'
import { lazyWithFallback } from '../../shared/loading/lazy-with-fallback.ts'

interface Slots {
  /** The FAQ helper as a modal, opened from the menu (NAV-29, FAQ-30). Without it the entry leads to /qa. */
  readonly FaqDialog: ComponentType<{ open: boolean; onClose: () => void }> | null
  /** The onboarding panel of a man on home (HOME-87, RANK-17). It decides itself whether to show. */
  readonly RankLadder: ComponentType | null
  /** The animation for a rank gained (RANK-47); it decides itself whether there is one. */
  readonly RankUp: ComponentType<{ onDone?: (played: boolean) => void }> | null
}

/**
 * Parts of one feature that stand inside another. Features never import each other: the owner of a part puts it in here
 * (lazy, so that it stays a chunk of its own), the app hands it over.
 */
export const slots: Slots = {
  FaqDialog: lazyWithFallback(async () => (await import('../../features/faq/faq-helper.tsx')).FaqDialog),
  RankLadder: lazyWithFallback(async () => (await import('../../features/rank/ladder/rank-ladder.tsx')).RankLadder),
  RankUp: lazyWithFallback(async () => (await import('../../features/rank/ladder/rank-up.tsx')).RankUp),
}
