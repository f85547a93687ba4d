import '../styles/workbench.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { followLanguage } from './hub/page-language.ts'

const root = document.getElementById('root')
if (!root) throw new Error('Failed to start: index.html has no #root.')
// No top-level await: lazy parts of the page import from this module, so that their shared code would need files of its own.
const start = () => createRoot(root).render(<App />)
followLanguage().catch(console.error).finally(start)
