// Keeps a page quiet that a program opens without the stage. It runs before the scripts of the page.
import { keepQuiet } from './quiet/keep-quiet.ts'

const readAgain = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
keepQuiet(window, () => true, readAgain)
