import { atom } from 'jotai'
import { attempt, flash } from '../../parts/flash.ts'
import { store } from '../../state/store.ts'
import { saveFile } from './save-file.ts'
import { closeStream, openStageStream } from './stage-stream.ts'

/** The video under way. */
export const recorderAtom = atom<MediaRecorder | null>(null)

const kinds = [
  { type: 'video/mp4;codecs=avc1', ending: 'mp4' },
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
] as const
const bitsPerSecond = 6_000_000
/** Handed over piece by piece, so that a browser that fails late has most of it written to memory already. */
const pieceMs = 1000

/** Begins a video of the stage, or ends the one under way and saves it. */
export function toggleRecording(): Promise<boolean> {
  const recorder = store.get(recorderAtom)
  if (recorder === null) return attempt(record)
  recorder.stop()
  return Promise.resolve(true)
}

async function record(): Promise<void> {
  const stream = await openStageStream()
  if (stream === null) return
  const kind = kinds.find(({ type }) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, {
    ...(kind && { mimeType: kind.type }),
    videoBitsPerSecond: bitsPerSecond,
  })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  recorder.addEventListener('stop', () => {
    store.set(recorderAtom, null)
    closeStream(stream)
    const name = saveFile(new Blob(pieces, { type: recorder.mimeType }), kind?.ending ?? 'webm')
    flash(`ステージの動画を保存しました（${name}）`)
  })
  // The browser has a button of its own that ends the sharing.
  stream.getVideoTracks()[0]?.addEventListener('ended', () => {
    if (recorder.state !== 'inactive') recorder.stop()
  })
  recorder.start(pieceMs)
  store.set(recorderAtom, recorder)
}
