import { useEffect, useLayoutEffect, useState } from 'react'

/** Enough time to read a caption of forty characters twice. */
const secondsPerCaption = 6

/** Progress bar and captions need no more updates. */
const updateSeconds = 0.25

/** Plays a drawing with SVG animations. The SVG's clock runs, stops and selects the caption. Starts paused. */
export function useClip(drawing: React.RefObject<SVGSVGElement | null>, captions: number) {
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
      setSeconds((last) => (Math.abs(now - last) >= updateSeconds || now >= length ? Math.min(now, length) : last))
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
