/**
 * The look of the window. Colours come from the theme, and sides from the direction of the page. `--covered` is what a
 * keyboard on the screen covers, `--down` how far the page is moved by it, `--high` what is left.
 */
const rules = `
section{position:fixed;bottom:calc(20px + env(safe-area-inset-bottom) + var(--covered,0px));right:calc(20px + env(safe-area-inset-right));width:384px;height:min(600px,calc(var(--high,100dvh) - 40px));max-width:calc(100vw - 40px);display:flex;flex-direction:column;overflow:hidden;background:var(--surface);color:var(--text);border:1px solid var(--line);border-radius:18px;box-shadow:var(--shadow);font:400 15px/1.45 ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;text-align:start;overflow-wrap:anywhere;animation:rise .12s ease-out}
section[hidden]{display:none}
:host([data-side=left]) section{right:auto;left:calc(20px + env(safe-area-inset-left))}
:host([data-form=inline]){display:block;height:600px;max-height:100vh}
:host([data-form=page]){display:block;position:fixed;inset:var(--down,0px) 0 var(--covered,0px);background:var(--bg)}
:host([data-form=inline]) section,:host([data-form=page]) section{position:relative;inset:auto;width:100%;height:100%;box-shadow:none;animation:none}
:host([data-form=page]) section{max-width:760px;margin:0 auto;border-block:0;border-radius:0}
@keyframes rise{from{opacity:0;transform:translateY(8px)}}
h2,p,ul,ol,blockquote,pre,table{margin:0;padding:0}
button,textarea,input{font:inherit;color:inherit}
button{cursor:pointer}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.top{display:flex;align-items:center;gap:12px;padding:14px 16px;background:var(--accent);color:var(--on);border-bottom:2px solid var(--accent)}
.av{position:relative;flex:none;width:36px;height:36px;border-radius:12px;display:grid;place-items:center;font-size:13px;font-weight:600;background:var(--on);color:var(--accent)}
.av img{position:absolute;inset:0;width:100%;height:100%;border-radius:inherit;object-fit:cover}
.names{flex:1;min-width:0}
h2{font-size:15px;line-height:1.3;font-weight:600;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.st{font-size:12.5px;line-height:1.3;text-wrap:balance}
.top button{flex:none;width:36px;height:36px;display:grid;place-items:center;border:0;border-radius:10px;background:none}
.top button:focus-visible{outline-color:currentColor;outline-offset:-2px}
svg{width:20px;height:20px;flex:none}
.log{flex:1;overflow-y:auto;overscroll-behavior:contain;padding:16px;display:flex;flex-direction:column;gap:10px;background:var(--bg);border-bottom:1px solid var(--line)}
.log:focus-visible{outline-offset:-2px}
.own{align-self:flex-end;max-width:85%;display:flex;flex-direction:column;align-items:flex-end;gap:4px}
.q{position:relative;background:var(--accent);color:var(--on);padding:9px 14px;border-radius:16px;border-end-end-radius:4px;white-space:pre-wrap}
.group{align-self:flex-start;max-width:92%;display:flex;flex-direction:column;gap:8px}
.a{position:relative;align-self:flex-start;max-width:100%;background:var(--surface);border:1px solid var(--line);padding:10px 14px;border-radius:16px;border-start-start-radius:4px}
.a>*+*{margin-top:8px}
.a .sr+*{margin-top:0}
.line{white-space:pre-wrap}
.a ul:not(.src),.a ol{padding-inline-start:20px}
.a h1,.a h2,.a h3,.a h4,.a h5,.a h6{font-size:15px;font-weight:600;margin-block-end:0;white-space:normal}
.a a{color:var(--ink)}
.a table{display:block;overflow-x:auto;border-collapse:collapse;font-size:14px}
.a td,.a th{text-align:start;padding:4px 14px 4px 0;border-bottom:1px solid var(--line);vertical-align:top}
.a th{font-weight:600}
.a pre{overflow-x:auto;padding:8px;border-radius:6px;background:var(--bg);font-size:13px}
code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.92em}
blockquote{border-inline-start:2px solid var(--strong);padding-inline-start:10px;color:var(--quiet)}
hr{border:0;border-top:1px solid var(--line)}
.src{list-style:none;display:flex;flex-direction:column;gap:4px;font-size:13px;font-weight:500}
.src a,.src summary{display:inline-flex;align-items:center;gap:6px;min-height:24px;color:var(--ink);text-decoration:none;cursor:pointer}
.src a:hover,.src summary:hover{text-decoration:underline}
.src svg{width:16px;height:16px}
.src blockquote{margin-top:4px;font-weight:400;max-height:160px;overflow:auto;white-space:pre-line}
.dots{display:inline-flex;gap:4px;padding:4px 0}
.dots i{width:6px;height:6px;border-radius:50%;background:var(--quiet);animation:blink 1.2s infinite}
.dots i:nth-child(2){animation-delay:.2s}.dots i:nth-child(3){animation-delay:.4s}
@keyframes blink{50%{opacity:.25}}
.chips{display:flex;flex-wrap:wrap;gap:6px}
.chip{min-height:34px;padding:5px 12px;border:1px solid var(--ink);border-radius:17px;background:none;color:var(--ink);font-weight:500;font-size:14px;text-align:start}
.chip:hover{background:var(--soft)}
.by{flex-direction:row;align-items:flex-end}
.by>.av{width:28px;height:28px;border-radius:50%;background:var(--soft);color:var(--ink);font-size:11px}
.who{align-self:center;text-align:center;font-size:12.5px;color:var(--quiet);max-width:92%}
.who .av{display:inline-grid;width:22px;height:22px;margin-inline-end:8px;border-radius:50%;background:var(--soft);color:var(--ink);font-size:9px;vertical-align:middle}
.typing{align-self:flex-start}
.typing .dots{margin-inline-start:4px}
.seen{align-self:flex-end;margin-top:-6px}
.hint{font-size:12.5px;color:var(--quiet)}
.bad{color:var(--bad)}
.again{border:0;padding:2px 4px;background:none;color:inherit;font-weight:600;text-decoration:underline}
.fb{display:flex;flex-wrap:wrap;gap:6px;align-items:center;font-size:12.5px;color:var(--quiet);padding-inline-start:4px}
.fb button{min-height:28px;padding:0 12px;border:1px solid var(--strong);border-radius:14px;background:var(--surface)}
.fb textarea{flex:1 1 100%;min-height:60px;padding:8px;border:1px solid var(--strong);border-radius:10px;background:var(--surface);font-size:16px;resize:vertical}
.fm{display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:12px 14px;border:1px solid var(--line);border-radius:16px;background:var(--surface);font-size:13px;color:var(--quiet)}
.fm span{flex:1 1 100%}
.fm input{flex:1 1 140px;min-width:0;height:36px;padding:0 10px;border:1px solid var(--strong);border-radius:10px;background:var(--surface);color:inherit;font:inherit;font-size:16px}
.fm label{flex:1 1 100%;display:flex;align-items:center;gap:8px;min-height:24px}
.fm input[type=checkbox]{width:18px;height:18px;margin:0;flex:none;accent-color:var(--ink)}
.fm button{min-height:36px;padding:0 14px;border:0;border-radius:10px;background:var(--accent);color:var(--on);font-weight:500}
.bar{padding:8px 16px;font-size:13px;background:var(--badsoft);color:var(--bad)}
.bar[hidden]{display:none}
form.in{display:flex;align-items:flex-end;gap:2px;margin:10px 12px 6px;padding:3px;border:1px solid var(--strong);border-radius:16px}
@supports selector(:has(*)){form.in:has(textarea:focus-visible){outline:2px solid var(--rim);outline-offset:-1px}form.in textarea:focus-visible{outline:0}}
form.in textarea{flex:1;min-width:0;max-height:140px;height:36px;padding:6px 8px;border:0;border-radius:12px;background:none;font-size:16px;line-height:24px;resize:none;field-sizing:content}
textarea::placeholder,input::placeholder{color:var(--quiet);opacity:1;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.mic{flex:none;width:36px;height:36px;display:grid;place-items:center;border:0;border-radius:12px;background:none;color:var(--ink)}
.mic[hidden],.vo[hidden]{display:none}
.vo{display:flex;flex-wrap:wrap;gap:6px;align-items:center;padding:8px 12px;font-size:13px;background:var(--soft);color:var(--text)}
.vo span{flex:1 1 50%;min-width:0}
.vo button{min-height:32px;padding:0 12px;border:1px solid var(--strong);border-radius:16px;background:var(--surface);color:var(--text)}
.vo button[aria-pressed=true]{background:var(--text);color:var(--surface)}
.send{flex:none;width:36px;height:36px;display:grid;place-items:center;border:0;border-radius:12px;background:var(--accent);color:var(--on)}
:host(:dir(rtl)) .send svg{transform:scaleX(-1)}
.att{flex:none;width:36px;height:36px;display:grid;place-items:center;border:0;border-radius:12px;background:none;color:var(--quiet)}
.att:hover{background:var(--soft)}
.att[hidden]{display:none}
.file{display:inline-flex;align-items:center;gap:10px;max-width:100%;min-height:40px;padding:6px 12px;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:var(--text);text-align:start}
.file:hover{border-color:var(--strong)}
.file b{display:block;font-weight:500;font-size:14px}
.file small{color:var(--quiet);font-size:12.5px}
.pic{display:flex;flex-direction:column;align-items:flex-start;gap:6px;margin:0;max-width:100%}
.own .pic{align-items:flex-end}
.pic canvas{display:block;max-width:min(240px,100%);max-height:280px;height:auto;border:1px solid var(--line);border-radius:12px;background:var(--soft)}
.up{width:min(220px,100%);display:flex;flex-direction:column;gap:4px}
progress{width:100%;height:6px;accent-color:var(--ink)}
.drop{position:absolute;inset:0;display:grid;place-items:center;padding:20px;background:var(--surface);opacity:.94;font-weight:600;pointer-events:none;outline:2px dashed var(--ink);outline-offset:-10px;border-radius:18px}
.drop[hidden]{display:none}
.foot{display:flex;flex-wrap:wrap;justify-content:center;gap:2px 8px;padding:0 12px calc(8px + env(safe-area-inset-bottom));font-size:12px;color:var(--quiet)}
.foot button{border:0;padding:3px 4px;min-height:24px;background:none;font-size:12px;color:var(--quiet);text-decoration:underline;text-underline-offset:2px}
.foot [hidden]{display:none}
.foot span{padding:3px 0}
@media (prefers-color-scheme:dark){:host(:not([data-theme=light])) .top{background:var(--raised);color:var(--text)}:host(:not([data-theme=light])) .av{background:var(--soft);color:var(--ink)}:host(:not([data-theme=light])) .q{background:var(--soft);color:var(--text)}}
:host([data-theme=dark]) .top{background:var(--raised);color:var(--text)}
:host([data-theme=dark]) .av{background:var(--soft);color:var(--ink)}
:host([data-theme=dark]) .q{background:var(--soft);color:var(--text)}
@media (max-width:520px){:host([data-form=bubble]) section{inset:var(--down,0px) 0 var(--covered,0px);width:auto;max-width:none;height:auto;border:0;border-radius:0;padding-top:env(safe-area-inset-top)}}
@media (max-height:420px){.top{padding-block:6px}.foot span{display:none}}
@media (prefers-reduced-motion:reduce){section,.dots i{animation:none}}
@media (forced-colors:active){.q,.a,.chip,.send,.top,.av,.mic,.att,.fm button,.dots i{border:1px solid}.launch,.send{background:ButtonFace;color:ButtonText}.bad{font-weight:600}}
`;

/** Visitors who have chosen letters of another size than the usual get everything in it, as if they had zoomed. */
export function windowRules(letterPx: number): string {
  const scale = letterPx / 16;
  return scale === 1 ? rules : rules.replace(/([\d.]+)px/g, (_, size: string) => `${Number(size) * scale}px`);
}
