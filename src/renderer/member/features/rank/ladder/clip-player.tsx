import { useRef } from 'react'
import { Card } from '../../../../ui/base/card.tsx'
import { Disclosure } from '../../../../ui/base/disclosure.tsx'
import { IconButton } from '../../../../ui/base/icon-button.tsx'
import { EveningSky } from '../../../../ui/brand/scenes.tsx'
import { ProgressBar } from '../../../../ui/feedback/progress.tsx'
import { ManyLights, MeetingPaths, SafeEvening, SlowLetters, WritingCard } from './clip-scenes.tsx'
import { ladderCopy as copy } from './copy.ts'
import { useClip } from './use-clip.ts'

const scenes = [ManyLights, WritingCard, MeetingPaths, SlowLetters, SafeEvening]

/** Stage of a clip: the scene in front of an evening sky with two ridges. */
function ClipScene({ scene, label, ref }: { scene: number; label: string; ref: React.Ref<SVGSVGElement> }) {
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

function clipButton({ playing, ended }: { playing: boolean; ended: boolean }) {
  if (playing) return { icon: 'pause', label: copy.pause } as const
  return ended ? ({ icon: 'refresh', label: copy.replay } as const) : ({ icon: 'play', label: copy.play } as const)
}

interface ClipPlayerProps {
  /** Number of the drawing, one of five. */
  scene: number
  captions: readonly string[]
  title: string
}

/** Player of a drawn clip with timed captions. Lists all captions below. */
export function ClipPlayer({ scene, captions, title }: ClipPlayerProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const clip = useClip(drawing, captions.length)
  const button = clipButton(clip)
  return (
    <Card space="none">
      <div className="relative">
        <ClipScene ref={drawing} scene={scene} label={title} />
        <div className="absolute inset-x-0 bottom-0 dusk px-4 pt-14 pb-3.5">
          <p className="min-h-12 text-center text-s font-medium phrase text-on-photo">{captions[clip.caption]}</p>
        </div>
      </div>
      <div className="flex items-center gap-2 px-2 py-1.5">
        <IconButton icon={button.icon} label={button.label} onClick={clip.toggle} />
        <ProgressBar value={clip.part} label={title} className="me-3" />
      </div>
      <Disclosure summary={copy.captions} className="border-t border-b-0 border-line px-4.5">
        <ol className="grid list-decimal gap-1.5 ps-5">
          {captions.map((caption) => (
            <li key={caption}>{caption}</li>
          ))}
        </ol>
      </Disclosure>
    </Card>
  )
}
