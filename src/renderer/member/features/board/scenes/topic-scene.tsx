import { useId } from 'react'
import { Bridge, Cat, Mountains, Sea, Steps, Town } from './outdoor-scenes.tsx'
import type { SceneProps } from './scene-parts.tsx'
import type { SceneKey } from './scenes-of.ts'
import { Books, Cup, Desk, Flowers, Lanterns } from './still-life-scenes.tsx'

const scenes: Readonly<Record<SceneKey, React.ComponentType<SceneProps>>> = {
  town: Town,
  cat: Cat,
  lanterns: Lanterns,
  cup: Cup,
  books: Books,
  mountains: Mountains,
  flowers: Flowers,
  sea: Sea,
  desk: Desk,
  steps: Steps,
  bridge: Bridge,
}

/** A square scene that fills its box; a wide box shows its middle. */
export function TopicScene({ scene, className = '' }: { scene: SceneKey; className?: string }) {
  const glow = useId()
  const Scene = scenes[scene]
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden className={className}>
      <radialGradient id={glow}>
        <stop offset="0" stopColor="var(--moon)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--moon)" stopOpacity="0" />
      </radialGradient>
      <Scene glow={`url(#${glow})`} />
    </svg>
  )
}
