import { useRef } from 'react'
import { IconButton } from '../../../../ui/base/button.tsx'
import { ProgressBar } from '../../../../ui/feedback/progress.tsx'
import { Card } from '../../../../ui/list/card.tsx'
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx'
import { ClipScene } from './clip-scene.tsx'
import { ladderCopy as copy } from './copy.ts'
import { useClip } from './use-clip.ts'

interface ClipPlayerProps {
  /** Which of the five drawings. */
  scene: number
  captions: readonly string[]
  title: string
}

/** A drawn clip: plays on the drawing's own clock, caption by caption, and gives all captions to read below. */
export function ClipPlayer({ scene, captions, title }: ClipPlayerProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const clip = useClip(drawing, captions.length)
  const action = clip.playing ? copy.pause : clip.ended ? copy.replay : copy.play
  return (
    <Card space="none">
      <div className="relative">
        <ClipScene ref={drawing} scene={scene} label={title} />
        <div className="absolute inset-x-0 bottom-0 dusk px-4 pt-14 pb-3.5">
          <p className="min-h-12 text-center text-s font-medium phrase text-on-photo">
            {captions[clip.caption]}
          </p>
        </div>
      </div>
      <div className="flex items-center gap-2 px-2 py-1.5">
        <IconButton
          icon={clip.playing ? 'pause' : clip.ended ? 'refresh' : 'play'}
          label={action}
          onClick={clip.toggle}
        />
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
