import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readPage } from "./read-page.ts";

const read = (html: string, url = "https://tea-house.example/page") => readPage({ html, url });

function keeps(markdown: string, parts: readonly string[]): void {
  let at = 0;
  for (const part of parts) {
    const found = markdown.indexOf(part, at);
    assert.notEqual(found, -1, `"${part}" is missing, or before what stands above it, in:\n${markdown}`);
    at = found;
  }
}

function lacks(markdown: string, parts: readonly string[]): void {
  for (const part of parts) assert.ok(!markdown.includes(part), `"${part}" is in:\n${markdown}`);
}

describe("the page of a shop", () => {
  const { markdown, title, around, links } = read(`<!doctype html><html lang="en-GB"><head>
    <title>Sencha green tea | The Tea House</title></head><body>
    <a class="skip-link" href="#c">Skip to content</a>
    <div id="cookie-banner" class="cookie-notice"><p>We use cookies to make this shop better.</p><button>Accept</button></div>
    <div class="topbar"><a href="tel:+441234567890">01234 567890</a> Free delivery over £30</div>
    <header class="site-header"><h1 class="site-title"><a href="/">The Tea House</a></h1>
      <form role="search"><input name="q"><button>Search</button></form></header>
    <ul class="main-menu"><li><a href="/tea">Tea</a></li><li><a href="/pots">Pots</a></li></ul>
    <div class="breadcrumbs"><a href="/">Home</a> / <a href="/tea">Tea</a> / Sencha</div>
    <div class="content"><h2 class="product-title">Sencha</h2>
      <img src="s.jpg" alt="Green leaves in a wooden bowl"><p>A fresh green tea from Shizuoka.</p>
      <form class="cart"><p class="price">£12.50</p><label>Quantity</label><input type="number"><button>Add to basket</button></form>
      <dl><dt>Caffeine</dt><dd>Medium</dd><dt>Brewing</dt><dd>70 °C, two minutes</dd></dl>
      <table><tr><th>Weight</th><th>Price</th></tr><tr><td>100 g</td><td>£12.50</td></tr><tr><td>250 g</td><td>£28</td></tr></table>
      <div class="social-share"><span>Share</span><a href="https://social.example/share">Post</a></div>
      <section class="related-products"><h3>You may also like</h3><ul><li><a href="/gyokuro">Gyokuro</a></li></ul></section>
      <h3>Related products</h3><ul><li><a href="/matcha">Matcha</a></li><li><a href="/bancha">Bancha</a></li></ul>
    </div>
    <div id="footer"><h4>Visit us</h4><p>12 Mill Lane<br>York YO1 7AB</p><ul><li><a href="/terms">Terms</a></li></ul><p>© 2026 The Tea House</p></div>
    </body></html>`);

  test("keeps its text, its list of terms and its table", () => {
    keeps(markdown, [
      "## Sencha",
      "Green leaves in a wooden bowl",
      "A fresh green tea",
      "**Caffeine**",
      "Medium",
      "70 °C",
      "| 250 g | £28 |",
    ]);
  });

  test("leaves out banner, menu, trail, shares and more products", () => {
    lacks(markdown, [
      "cookies",
      "Skip to",
      "Search",
      "Pots",
      "Home",
      "Share",
      "Gyokuro",
      "Matcha",
      "Mill Lane",
      "Add to basket",
    ]);
  });

  test("has its own title, and what stands around it beside", () => {
    assert.equal(title, "Sencha green tea");
    assert.ok(around.some((block) => block.includes("12 Mill Lane")));
    assert.ok(around.some((block) => block.includes("01234 567890")));
    assert.ok(links.includes("https://tea-house.example/terms"));
  });
});

test("a restaurant's menu is no menu of a page", () => {
  const { markdown } = read(
    `<body><div class="menu"><h2>Lunch</h2><p>Soup of the day 6.50</p><p>Lentil stew 9.80</p></div></body>`,
  );
  keeps(markdown, ["## Lunch", "Soup of the day 6.50", "Lentil stew 9.80"]);
});

describe("the page of a club, made by WordPress", () => {
  const { markdown, title, around } = read(
    `<html lang="de"><head><title>Häufige Fragen – Ruderclub Seestern</title></head><body class="wp-singular page">
    <div id="page"><header id="masthead"><p class="site-title"><a href="https://seestern.example/">Ruderclub Seestern</a></p><nav><ul><li><a href="/a">Training</a></li></ul></nav></header>
    <main id="main"><article class="page type-page"><header class="entry-header"><h1 class="entry-title">Häufige Fragen</h1></header>
    <div class="entry-content">
      <div class="accordion"><div class="accordion-item"><h3><button aria-expanded="false" aria-controls="p1">Was kostet der Kurs?</button></h3>
        <div id="p1" class="accordion-panel" hidden><p>Der Kurs kostet 80 €.</p></div></div>
      <div class="accordion-item"><button class="accordion-button" data-bs-toggle="collapse" data-bs-target="#p2">Wann ist Training?</button>
        <div id="p2" class="collapse" style="display:none"><p>Dienstags um 18 Uhr.</p></div></div></div>
      <details><summary>Gibt es Boote?</summary><p>Ja, zwölf Boote.</p></details>
      <div class="sharedaddy"><h3>Teilen mit:</h3><a href="https://x.example">X</a></div>
      <h2>Ähnliche Beiträge</h2><ul><li><a href="/b">Regatta</a></li></ul>
    </div><footer class="entry-footer">Veröffentlicht von Kai</footer></article></main>
    <aside id="secondary" class="widget-area"><h2>Bürozeiten</h2><p>Mo 9:00–12:00</p></aside>
    <footer id="colophon"><p>Seeweg 3, 24103 Kiel</p></footer></div></body></html>`,
    "https://seestern.example/fragen",
  );

  test("keeps what a click would open, below its title", () => {
    keeps(markdown, [
      "# Häufige Fragen",
      "### Was kostet der Kurs?",
      "Der Kurs kostet 80 €.",
      "**Wann ist Training?**",
      "Dienstags um 18 Uhr.",
      "**Gibt es Boote?**",
      "Ja, zwölf Boote.",
    ]);
  });

  test("leaves out what is of the site", () => {
    lacks(markdown, ["Teilen", "Ähnliche", "Regatta", "Kai", "Seeweg", "Bürozeiten", "Training]("]);
    assert.equal(title, "Häufige Fragen");
    assert.ok(around.includes("Mo 9:00–12:00") && around.includes("Seeweg 3, 24103 Kiel"));
  });
});

describe("the page of a docs generator", () => {
  test("has tabs with their titles, and code, when it is like Docusaurus", () => {
    const { markdown, title } =
      read(`<html lang="en"><head><title>Install | Weaver</title><meta property="og:title" content="Install | Weaver"></head><body>
      <div id="__docusaurus"><div role="region" aria-label="Skip to main content"><a class="skipToContent" href="#x">Skip to main content</a></div><nav class="navbar">Docs Blog</nav>
      <aside class="theme-doc-sidebar-container"><nav class="menu"><ul><li><a href="/intro">Intro</a></li></ul></nav></aside>
      <main><div class="col"><article><nav class="theme-doc-breadcrumbs">Guides</nav><div class="theme-doc-markdown markdown"><header><h1>Install</h1></header>
      <p>Pick a package manager.</p>
      <div class="tabs-container"><ul role="tablist" class="tabs"><li role="tab" class="tabs__item">npm</li><li role="tab" class="tabs__item">yarn</li></ul>
        <div><div role="tabpanel"><pre class="language-bash"><code>npm add weaver</code></pre></div><div role="tabpanel" hidden><pre class="language-bash"><code>yarn add weaver</code></pre></div></div></div>
      <aside class="admonition note"><p>Weaver needs Node 20.</p></aside>
      </div><footer class="theme-doc-footer"><a href="/edit">Edit this page</a></footer></article>
      <nav class="pagination-nav"><a href="/next">Next: Configure</a></nav></div>
      <div class="table-of-contents"><a href="#a">On this page</a></div></main><footer>Copyright 2026</footer></div></body></html>`);
    keeps(markdown, [
      "# Install",
      "Pick a package manager.",
      "**npm**",
      "```bash\nnpm add weaver\n```",
      "**yarn**",
      "yarn add weaver",
      "Weaver needs Node 20.",
    ]);
    lacks(markdown, ["Skip to", "Intro", "Guides", "Edit this page", "Next:", "On this page", "Copyright"]);
    assert.equal(title, "Install");
  });

  test("has definition lists, and no permalinks, when it is like Sphinx", () => {
    const { markdown, title } = read(`<html><head><title>loom.api &#8212; Loom 2.1 documentation</title></head><body>
      <div class="related" role="navigation"><h3>Navigation</h3><a href="genindex.html">index</a></div>
      <div class="document"><div class="documentwrapper"><div class="bodywrapper"><div class="body" role="main">
      <section id="loom"><h1>The API<a class="headerlink" href="#loom">¶</a></h1><p>All calls return threads.</p>
      <dl class="py function"><dt class="sig" id="loom.weave"><code>loom.weave</code>(<em>count</em>)</dt><dd><p>Weaves <code>count</code> threads.</p></dd></dl>
      </section></div></div></div><div class="sphinxsidebar" role="navigation"><h3>Table of Contents</h3><ul><li><a href="#">The API</a></li></ul></div></div>
      <div class="footer" role="contentinfo">&copy; 2026</div></body></html>`);
    keeps(markdown, ["# The API {#loom}", "All calls return threads.", "`loom.weave`", "Weaves `count` threads."]);
    lacks(markdown, ["Navigation", "index", "Table of Contents", "¶", "©"]);
    assert.equal(title, "The API");
  });
});

describe("the page of a help desk", () => {
  test("has no votes, comments' forms or related articles when it is like Zendesk", () => {
    const { markdown, title } =
      read(`<html lang="fr"><head><title>Annuler un rendez-vous – Centre d'aide Clinique du Parc</title></head><body>
      <header class="header"><a href="/hc/fr">Centre d'aide</a></header>
      <main role="main"><nav class="sub-nav"><ol class="breadcrumbs"><li><a href="/hc/fr">Accueil</a></li></ol></nav>
      <div class="article-container"><section class="article-sidebar"><h3>Articles dans cette section</h3><ul><li><a href="/1">Prendre rendez-vous</a></li></ul></section>
      <article class="article"><header class="article-header"><h1 title="Annuler un rendez-vous" class="article-title">Annuler un rendez-vous</h1><div class="article-meta meta"><a>Équipe</a> <time>il y a 3 mois</time></div></header>
      <section class="article-info"><div class="article-body"><ol><li>Ouvrez votre compte.</li><li>Choisissez le rendez-vous et <strong>Annuler</strong>.</li></ol></div></section>
      <footer><div class="article-share"><a href="https://social.example">Facebook</a></div>
      <div class="article-votes"><span>Cet article vous a-t-il été utile ?</span><button>Oui</button><button>Non</button><span>3 utilisateurs sur 4 ont trouvé cela utile</span></div></footer>
      <div class="article-relatives"><section class="related-articles"><h2>Articles associés</h2><ul><li><a href="/2">Nos horaires</a></li></ul></section></div>
      </article></div></main></body></html>`);
    keeps(markdown, [
      "# Annuler un rendez-vous",
      "1. Ouvrez votre compte.",
      "2. Choisissez le rendez-vous et **Annuler**.",
    ]);
    lacks(markdown, ["Accueil", "Prendre", "Facebook", "utile", "associés", "Nos horaires"]);
    assert.equal(title, "Annuler un rendez-vous");
  });

  test("has no reactions when it is like Intercom", () => {
    const { markdown } =
      read(`<html lang="pt-BR"><body><div id="__next"><div dir="ltr"><header data-testid="header"><a href="/pt">Ajuda</a></header>
      <div class="breadcrumb"><a href="/pt">Todas as coleções</a></div>
      <div class="article intercom-force-break"><h1>Como trocar a senha</h1><article dir="ltr"><div class="intercom-interblocks-paragraph"><p>Abra o menu Conta.</p></div>
      <div class="intercom-interblocks-table-container"><table><tbody><tr><td><p>Plano</p></td><td><p>Prazo</p></td></tr><tr><td><p>Básico</p></td><td><p>2 dias</p></td></tr></tbody></table></div></article>
      <div class="intercom-reaction-picker"><div class="intercom-reaction-prompt">Isto respondeu à sua pergunta?</div><button>😞</button><button>😃</button></div></div>
      <section><h3>Artigos relacionados</h3><ul><li><a href="/b">Criar conta</a></li></ul></section></div></div></body></html>`);
    keeps(markdown, ["# Como trocar a senha", "Abra o menu Conta.", "| Básico | 2 dias |"]);
    lacks(markdown, ["coleções", "respondeu", "relacionados", "Criar conta"]);
  });
});

test("the page of a builder like Wix keeps its text in boxes", () => {
  const { markdown, around, needsScript } =
    read(`<html lang="it"><head><title>Contatti | Pizzeria Da Nino</title><script src="https://cdn.example/app.js"></script></head><body>
    <div id="SITE_CONTAINER"><div id="site-root"><header id="SITE_HEADER" tabindex="-1"><nav><ul><li><a href="/">Home</a></li></ul></nav></header>
    <main id="PAGES_CONTAINER"><div data-mesh-id="a"><div class="wixui-rich-text"><h2 class="font_2"><span>Dove siamo</span></h2></div>
    <div class="wixui-rich-text"><p class="font_8"><span>Via Garibaldi 7</span></p><p class="font_8"><span class="wixGuard">\u200B</span></p><p class="font_8"><span>Chiuso il lunedì</span></p></div></div></main>
    <footer id="SITE_FOOTER"><p>Tel. 06 1234567</p></footer></div></div></body></html>`);
  keeps(markdown, ["## Dove siamo", "Via Garibaldi 7", "Chiuso il lunedì"]);
  assert.deepEqual([around, needsScript], [["Tel. 06 1234567"], false]);
});

describe("what makes a page no text", () => {
  const shells = [
    '<body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/main.js"></script></body>',
    '<body><app-root></app-root><script type="module" src="/main.js"></script></body>',
    '<body><header><nav><a href="/a">A long menu of a site that a server writes for all of its pages, with many words in it</a></nav></header><div id="__next"></div><footer>Our address is 12 Mill Lane in York, where we are from nine to five on all days of the week.</footer></body>',
  ];
  for (const shell of shells) test(`a script does: ${shell.slice(0, 40)}`, () => assert.ok(read(shell).needsScript));

  test("a short page without an app does not", () => {
    assert.ok(!read("<body><h1>Opening hours</h1><p>We open at nine.</p></body>").needsScript);
    const map = '<body><nav>Home</nav><h1>The way to us</h1><iframe src="https://map.example"></iframe></body>';
    assert.ok(!read(map).needsScript);
  });

  test("a sign-in does", () => {
    const signIn =
      '<body><form action="/login"><input name="user"><input type="password" name="p"><button>Sign in</button></form></body>';
    assert.ok(read(signIn).looksLikeSignIn);
    const article = `<body><form><input type="password"></form><main><p>${"A word of the article. ".repeat(40)}</p></main></body>`;
    assert.ok(!read(article).looksLikeSignIn);
  });
});

describe("the text of a page", () => {
  test("begins with its heading and introduction, also where these stand in a picture's header", () => {
    const { markdown, title } =
      read(`<body><header class="hero"><nav>Menu</nav><div class="big"><h1>Climbing park</h1><p>Closed until April.</p></div>
      <div class="small"><h1>Climbing park</h1><p>Closed until April.</p></div></header><main><p>${"Routes for all. ".repeat(20)}</p></main></body>`);
    assert.match(markdown, /^# Climbing park\n\nClosed until April\.\n\nRoutes/);
    assert.equal(title, "Climbing park");
  });

  test("is the whole body where a main part is named by mistake", () => {
    const { markdown } = read(
      `<body><div role="main">Welcome</div><div class="text"><p>${"We build boats of wood. ".repeat(30)}</p></div></body>`,
    );
    keeps(markdown, ["We build boats"]);
  });

  test("is what a form holds, where the form surrounds the page", () => {
    const { markdown } = read(
      '<body><form id="aspnetForm"><h1>Harbour</h1><p>Boats leave at 8.</p><form></form></form></body>',
    );
    keeps(markdown, ["# Harbour", "Boats leave at 8."]);
  });

  test("leaves out cookies only where they are of a banner", () => {
    const { markdown } = read(
      '<body><div class="cookie-recipes"><h2>Oat cookies</h2><p>Bake for ten minutes.</p></div><div id="onetrust-consent-sdk"><p>We value your privacy.</p></div></body>',
    );
    keeps(markdown, ["## Oat cookies", "Bake for ten minutes."]);
    lacks(markdown, ["privacy"]);
  });

  test("may stand in a part whose class has the word of a bar", () => {
    const { markdown } = read(
      `<body><div class="social-club"><p>${"Our room is open for cards and chess on Fridays. ".repeat(2)}</p></div></body>`,
    );
    keeps(markdown, ["cards and chess"]);
  });

  test("has tabs whose titles name their panels", () => {
    const { markdown } =
      read(`<body><ul class="nav nav-tabs" role="tablist"><li><a role="tab" href="#mon" aria-controls="mon">Monday</a></li><li><a role="tab" href="#tue">Tuesday</a></li></ul>
      <div class="tab-content"><div id="mon" class="tab-pane active"><p>Yoga at 9</p></div><div id="tue" class="tab-pane" style="display: none"><p>Judo at 18</p></div></div></body>`);
    keeps(markdown, ["**Monday**", "Yoga at 9", "**Tuesday**", "Judo at 18"]);
  });
});
