import type { Ref } from 'react'
import { EveningSky } from '../../../../ui/brand/scenes.tsx'
import { ManyLights } from './scenes/many-lights.tsx'
import { MeetingPaths } from './scenes/meeting-paths.tsx'
import { SafeEvening } from './scenes/safe-evening.tsx'
import { SlowLetters } from './scenes/slow-letters.tsx'
import { WritingCard } from './scenes/writing-card.tsx'

const scenes = [ManyLights, WritingCard, MeetingPaths, SlowLetters, SafeEvening]

interface ClipSceneProps {
  scene: number
  label: string
  ref: Ref<SVGSVGElement>
}

/** The stage of a clip: an evening sky with two ridges, and the scene before it. */
export function ClipScene({ scene, label, ref }: ClipSceneProps) {
  const Scene = scenes[scene] ?? ManyLights
  return (
    <svg ref={ref} viewBox="0 0 160 110" role="img" aria-label={label} className="block w-full">
      <EveningSky width={160} height={110} />
      <path d="M-5 80Q40 56 80 78T165 70V115H-5Z" fill="var(--ridge)" opacity=".78" />
      <Scene />
      <path d="M-5 98Q60 84 100 94T165 90V115H-5Z" fill="var(--ridge-near)" />
    </svg>
  )
}
