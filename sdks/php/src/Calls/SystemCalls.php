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
}
