import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** Long enough to read a caption of forty characters twice. */
const secondsPerCaption = 6

/**
 * Plays a drawing whose movements are SVG animations: its own clock runs, stops and says which caption is due. Nothing
 * moves before the member asks for it.
 */
export function useClip(drawing: RefObject<SVGSVGElement | null>, captions: number) {
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
      // A quarter of a second is all that the bar and the captions need.
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
    /** 0 to 1. */
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
