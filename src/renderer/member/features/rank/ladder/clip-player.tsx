import { useEffect, useLayoutEffect, useState, useRef } from 'react'
import { IconButton } from '../../../../ui/base/button.tsx'
import { Card } from '../../../../ui/base/card.tsx'
import { Disclosure } from '../../../../ui/base/disclosure.tsx'
import { EveningSky } from '../../../../ui/brand/scenes.tsx'
import { ProgressBar } from '../../../../ui/feedback/progress.tsx'
import { ladderCopy as copy } from './copy.ts'

const lights = [
  { x: 22, y: 76, begin: 2 },
  { x: 48, y: 70, begin: 4 },
  { x: 74, y: 76, begin: 7 },
  { x: 104, y: 72, begin: 10 },
  { x: 132, y: 68, begin: 13 },
]

/** はじめに: the moon rises, and one window after another lights up. */
function ManyLights() {
  return (
    <>
      <circle cx="112" cy="34" r="13" fill="var(--moon)">
        <animate attributeName="cy" from="74" to="34" begin="0s" dur="9s" fill="freeze" />
      </circle>
      {lights.map(({ x, y, begin }) => (
        <g key={x}>
          <path d={`M${x - 7} ${y}l7-6 7 6v9h-14z`} fill="var(--ridge-near)" />
          <rect x={x - 2.5} y={y + 1} width="5" height="5" fill="var(--lantern)">
            <animate attributeName="opacity" values="0;0;1" begin="0s" dur={`${begin}s`} fill="freeze" />
          </rect>
        </g>
      ))}
    </>
  )
}

/** レコメンドの仕組み: two lanterns approach until their lights meet. */
function MeetingPaths() {
  return (
    <>
      <g fill="none" stroke="var(--moon)" strokeWidth="1" strokeDasharray="2 4" opacity=".7">
        <path d="M14 66Q46 36 76 50" />
        <path d="M146 66Q114 36 84 50" />
      </g>
      <circle cx="80" cy="48" r="22" fill="var(--moon)" opacity=".35">
        <animate attributeName="opacity" values="0;0;.35" dur="16s" fill="freeze" />
      </circle>
      <circle cx="72" cy="48" r="7" fill="var(--lantern)">
        <animate attributeName="cx" values="14;72" dur="14s" fill="freeze" />
        <animate attributeName="cy" values="66;42;48" dur="14s" fill="freeze" />
      </circle>
      <circle cx="88" cy="48" r="7" fill="var(--rose)">
        <animate attributeName="cx" values="146;88" dur="14s" fill="freeze" />
        <animate attributeName="cy" values="66;42;48" dur="14s" fill="freeze" />
      </circle>
    </>
  )
}

/** 安全と同意: a shield, a check drawn on it, and a pulsing light. */
function SafeEvening() {
  return (
    <>
      <circle cx="80" cy="44" r="34" fill="var(--moon)" opacity=".3">
        <animate attributeName="r" values="30;36;30" dur="8s" repeatCount="indefinite" />
      </circle>
      <path
        d="M80 16l24 8v19c0 16-10 26-24 32-14-6-24-16-24-32V24z"
        fill="var(--surface)"
        stroke="var(--lantern)"
        strokeWidth="2"
      />
      <path
        d="M68 45l9 9 16-18"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        pathLength="1"
        strokeDasharray="1"
      >
        <animate attributeName="stroke-dashoffset" values="1;1;0" dur="7s" fill="freeze" />
      </path>
    </>
  )
}

const letters = [
  { x: 26, y: 18, own: false, begin: 2 },
  { x: 74, y: 38, own: true, begin: 8 },
  { x: 26, y: 58, own: false, begin: 14 },
]

/** メッセージのマナー: her message first, his after a pause. */
function SlowLetters() {
  return letters.map(({ x, y, own, begin }) => (
    <g key={y}>
      <rect x={x} y={y} width="60" height="15" rx="6" fill={own ? 'var(--plum)' : 'var(--surface)'} />
      <rect x={x + 8} y={y + 4.5} width="40" height="2.2" rx="1.1" fill={own ? 'var(--on-plum)' : 'var(--ink-3)'} />
      <rect x={x + 8} y={y + 9} width="26" height="2.2" rx="1.1" fill={own ? 'var(--on-plum)' : 'var(--ink-3)'} />
      <animate attributeName="opacity" values="0;0;1" keyTimes="0;.8;1" dur={`${begin}s`} fill="freeze" />
    </g>
  ))
}

const lines = [
  { y: 32, width: 44, begin: 1 },
  { y: 40, width: 52, begin: 3 },
  { y: 48, width: 38, begin: 5 },
  { y: 56, width: 48, begin: 7 },
]

/** プロフィールの書き方: a card fills line by line, then three small pictures. */
function WritingCard() {
  return (
    <>
      <rect x="42" y="14" width="76" height="68" rx="6" fill="var(--surface)" />
      <circle cx="55" cy="23" r="4.5" fill="var(--lantern)" />
      {lines.map(({ y, width, begin }) => (
        <rect key={y} x="52" y={y} width={width} height="3.4" rx="1.7" fill="var(--plum)">
          <animate attributeName="width" values={`0;0;${width}`} dur={`${begin + 2}s`} fill="freeze" />
        </rect>
      ))}
      {[0, 1, 2].map((index) => (
        <rect key={index} x={52 + index * 20} y="65" width="15" height="12" rx="2" fill="var(--sky-mid)">
          <animate attributeName="opacity" values="0;0;1" dur={`${10 + index * 2}s`} fill="freeze" />
        </rect>
      ))}
    </>
  )
}

/** Enough time to read a caption of forty characters twice. */
const secondsPerCaption = 6

/** Plays a drawing with SVG animations. The SVG's clock runs, stops and selects the caption. Starts paused. */
function useClip(drawing: React.RefObject<SVGSVGElement | null>, captions: number) {
  const [playing, setPlaying] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const length = captions * secondsPerCaption

  useLayoutEffect(() => {
    drawing.current?.pauseAnimations()
    drawing.current?.setCurrentTime(0)
  }, [drawing])

  useEffect(() => {
    const svg = drawing.current
    if (!svg || !playing) return undefined
    svg.unpauseAnimations()
    let frame = 0
    const look = () => {
      const now = svg.getCurrentTime()
      // Progress bar and captions need updates only every 0.25 s.
      setSeconds((last) => (Math.abs(now - last) >= 0.25 || now >= length ? Math.min(now, length) : last))
      if (now >= length) setPlaying(false)
      else frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => {
      cancelAnimationFrame(frame)
      svg.pauseAnimations()
    }
  }, [drawing, length, playing])

  const ended = seconds >= length
  return {
    playing,
    ended,
    part: seconds / length,
    caption: Math.min(captions - 1, Math.floor(seconds / secondsPerCaption)),
    toggle: () => {
      if (ended) {
        drawing.current?.setCurrentTime(0)
        setSeconds(0)
      }
      setPlaying(!playing)
    },
  }
}

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
  const action = clip.playing ? copy.pause : clip.ended ? copy.replay : copy.play
  return (
    <Card space="none">
      <div className="relative">
        <ClipScene ref={drawing} scene={scene} label={title} />
        <div className="absolute inset-x-0 bottom-0 dusk px-4 pt-14 pb-3.5">
          <p className="min-h-12 text-center text-s font-medium phrase text-on-photo">{captions[clip.caption]}</p>
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
