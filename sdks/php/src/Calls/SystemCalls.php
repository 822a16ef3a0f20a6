<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group system. */
final class SystemCalls extends Group
{
    /**
     * Check that the process runs.
     *
     * @return Types\Health
     */
    public function live(): Types\Health
    {
        return $this->callOf('GET /livez', Types\Health::class);
    }

    /**
     * Check that requests can be served.
     *
     * A write commits and takes room on the database's disk, the schema is one that this node may serve, the
     * clocks agree to 30 seconds, the node is registered and its jobs move. A refusal has all its reasons, with
     * a code each. A node stays ready beside a newer schema for as long as the newer release admits it. At most
     * one check a second is made for all callers.
     *
     * @return Types\Readiness
     */
    public function ready(): Types\Readiness
    {
        return $this->callOf('GET /readyz', Types\Readiness::class);
    }

    /**
     * The versions of this server.
     *
     * @return Types\Version
     */
    public function version(): Types\Version
    {
        return $this->callOf('GET /version', Types\Version::class);
    }

    /**
     * Metrics for Prometheus.
     *
     * Only for the operator: an access token, or a secret key of the operator's workspace with settings:read.
     *
     * Scope: `settings:read`.
     *
     * @return string
     */
    public function metrics(): string
    {
        return $this->textOf('GET /metrics');
    }

    /**
     * The reference as an OpenAPI document.
     *
     * @param string|null $version
     * @return array<string, mixed>
     */
    public function openapi(
        ?string $version = null,
    ): mixed {
        return $this->callOf('GET /openapi.json', null, query: ['version' => $version]);
    }

    /**
     * The reference as pages.
     *
     * @return string
     */
    public function docs(): string
    {
        return $this->textOf('GET /docs');
    }

    /**
     * Every error code.
     *
     * @return string
     */
    public function problems(): string
    {
        return $this->textOf('GET /docs/problems');
    }

    /**
     * Search the reference.
     *
     * @param string|null $q
     * @return string
     */
    public function searchDocs(
        ?string $q = null,
    ): string {
        return $this->textOf('GET /docs/search', query: ['q' => $q]);
    }

    /**
     * Get a file of the reference's pages.
     *
     * @param string $file
     * @return string
     */
    public function docsFile(
        string $file,
    ): mixed {
        return $this->callOf('GET /docs/assets/{file}', null, params: ['file' => $file]);
    }

    /**
     * Read a guide.
     *
     * @param string $guide
     * @return string
     */
    public function docsGuide(
        string $guide,
    ): string {
        return $this->textOf('GET /docs/guides/{guide}', params: ['guide' => $guide]);
    }

    /**
     * Read a page of the reference.
     *
     * @param string $chapter
     * @return string
     */
    public function docsChapter(
        string $chapter,
    ): string {
        return $this->textOf('GET /docs/{chapter}', params: ['chapter' => $chapter]);
    }

    /**
     * List the pages for language models.
     *
     * @return string
     */
    public function llms(): string
    {
        return $this->textOf('GET /llms.txt');
    }

    /**
     * Get the client library.
     *
     * `chat.js`, `live.js`, `files.js`, `voice.js`, `oauth.js` and `parley.js` are modules for `<script
     * type="module">`. `npm install <this server>/client/typescript.tgz` installs the package.
     * `parley_client-<version>-py3-none-any.whl` is the package for Python, which `pip install` takes by its
     * whole address. `go.zip` is the module for Go, `php.zip` the package for PHP, and `ruby.zip` the gem.
     *
     * @param string $file
     * @return Download
     */
    public function clientFile(
        string $file,
    ): Download {
        return $this->openOf('GET /client/{file}', params: ['file' => $file]);
    }

    /**
     * Get the client library of one version.
     *
     * It never changes. A server has the version that belongs to it, and no other.
     *
     * @param string $version
     * @param string $file
     * @return Download
     */
    public function clientFileOfVersion(
        string $version,
        string $file,
    ): Download {
        return $this->openOf('GET /client/{version}/{file}', params: ['version' => $version, 'file' => $file]);
    }

    /**
     * Get the public keys of access tokens.
     *
     * @return Types\KeySet
     */
    public function keySet(): Types\KeySet
    {
        return $this->callOf('GET /.well-known/jwks.json', Types\KeySet::class);
    }

    /**
     * Get the picture of a person.
     *
     * By the address in `picture` of a member, or of the colleague who wrote a message.
     *
     * @param string $picture
     * @return Download
     */
    public function getPicture(
        string $picture,
    ): Download {
        return $this->openOf('GET /pictures/{picture}', params: ['picture' => $picture]);
    }

    /**
     * Get the addresses and abilities of the authorization server.
     *
     * @return array<string, mixed>
     */
    public function getOauthAuthorizationServer(): mixed
    {
        return $this->callOf('GET /.well-known/oauth-authorization-server', null);
    }

    /**
     * Get the addresses and abilities of the authorization server.
     *
     * @return array<string, mixed>
     */
    public function getOpenidConfiguration(): mixed
    {
        return $this->callOf('GET /.well-known/openid-configuration', null);
    }

    /**
     * Get where to sign in for the API.
     *
     * @return array<string, mixed>
     */
    public function getOauthProtectedResource(): mixed
    {
        return $this->callOf('GET /.well-known/oauth-protected-resource', null);
    }

    /**
     * Get where to sign in for the Model Context Protocol.
     *
     * @return array<string, mixed>
     */
    public function getOauthProtectedResourceMcp(): mixed
    {
        return $this->callOf('GET /.well-known/oauth-protected-resource/mcp', null);
    }

    /**
     * Get the script that puts the chat on a page.
     *
     * `<script src="…/widget.js" data-key="parley_pk_…" async></script>`.
     *
     * @return string
     */
    public function getWidgetJs(): string
    {
        return $this->textOf('GET /widget.js');
    }

    /**
     * Get the picture of a chat.
     *
     * @param string $token
     * @return Download
     */
    public function getWidgetAvatar(
        string $token,
    ): Download {
        return $this->openOf('GET /widget/avatar/{token}', params: ['token' => $token]);
    }

    /**
     * Get a script that the chat loads when it is opened.
     *
     * @param string $build
     * @param string $file
     * @return string
     */
    public function getWidget(
        string $build,
        string $file,
    ): string {
        return $this->textOf('GET /widget/{build}/{file}', params: ['build' => $build, 'file' => $file]);
    }

    /**
     * Open the chat as a page of its own.
     *
     * For a link or a QR code. The setting `page` of the chat turns it off.
     *
     * @param string $key
     * @param string|null $lang
     * @param string|null $plain
     * @return string
     */
    public function getChat(
        string $key,
        ?string $lang = null,
        ?string $plain = null,
    ): string {
        return $this->textOf('GET /chat/{key}', params: ['key' => $key], query: ['lang' => $lang, 'plain' => $plain]);
    }

    /**
     * Send a message from the chat's page without scripts.
     *
     * The form of that page. The answer leads back to the page, which shows the conversation. A cookie of this
     * path keeps the visitor for a day.
     *
     * @param string $key
     * @param string $message
     * @param string|null $proof
     * @param string|null $lang
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return void
     */
    public function createChat(
        string $key,
        string $message,
        ?string $proof = null,
        ?string $lang = null,
        array $extra = [],
    ): void {
        $this->nothingOf('POST /chat/{key}', params: ['key' => $key], query: ['lang' => $lang], body: self::membersOf(['message' => $message], ['proof' => $proof], $extra));
    }

    /**
     * Try how the chat looks.
     *
     * A page that shows the chat of a publishable key on a phone and on a desktop, with the colours, texts and
     * place in its address, and the line for a page that has them. Nothing is stored.
     *
     * @param string|null $key
     * @param string|null $name
     * @param string|null $greeting
     * @param string|null $suggestions
     * @param string|null $colour
     * @param string|null $theme
     * @param string|null $position
     * @param string|null $launcher
     * @param string|null $lang
     * @param 'phone'|'desktop'|string|null $frame
     * @return string
     */
    public function widgetPreview(
        ?string $key = null,
        ?string $name = null,
        ?string $greeting = null,
        ?string $suggestions = null,
        ?string $colour = null,
        ?string $theme = null,
        ?string $position = null,
        ?string $launcher = null,
        ?string $lang = null,
        ?string $frame = null,
    ): string {
        return $this->textOf('GET /widget/preview', query: ['key' => $key, 'name' => $name, 'greeting' => $greeting, 'suggestions' => $suggestions, 'colour' => $colour, 'theme' => $theme, 'position' => $position, 'launcher' => $launcher, 'lang' => $lang, 'frame' => $frame]);
    }

    /**
     * Get what a page needs to show the chat, as a file.
     *
     * `<publishable key>.json`. A page of an origin that the key does not name is refused.
     *
     * @param string $file
     * @return Types\WidgetConfig
     */
    public function getWidgetSetting(
        string $file,
    ): Types\WidgetConfig {
        return $this->callOf('GET /widget/settings/{file}', Types\WidgetConfig::class, params: ['file' => $file]);
    }

    /**
     * Download an export of a workspace by its link.
     *
     * @param string $token
     * @return Download
     */
    public function getWorkspaceExport(
        string $token,
    ): Download {
        return $this->openOf('GET /workspace-exports/{token}', params: ['token' => $token]);
    }
}
