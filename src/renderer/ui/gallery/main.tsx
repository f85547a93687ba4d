import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'
import './gallery.css'

const theme = new URLSearchParams(location.search).get('theme')
if (theme !== null) document.documentElement.dataset.theme = theme

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
}
