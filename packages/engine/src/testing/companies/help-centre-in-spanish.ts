import { helpCentreOf } from "../help-centre-of.ts";

/** The help centre of a telephone company in Spanish, with questions in the words of customers. */
export const helpCentreInSpanish = helpCentreOf(
  "help centre in Spanish",
  `
=== activar-sim | Activar tu tarjeta SIM o eSIM
Antes de empezar, comprueba que tu móvil es libre y que tienes a mano el código ICCID impreso en la tarjeta.

## Activar una SIM física
1. Inserta la tarjeta con el teléfono apagado.
2. Enciende el móvil e introduce el PIN de cuatro cifras que viene en la carta.
3. Entra en **Mi Cuenta > Líneas > Activar SIM** y escribe los últimos ocho dígitos del ICCID.
4. Espera el SMS de confirmación. Suele llegar en menos de 15 minutos; en festivos puede tardar hasta 4 horas.

## Activar una eSIM
1. Abre **Mi Cuenta > Líneas > Solicitar eSIM**.
2. Escanea el código QR que aparece en pantalla con la cámara del móvil.
3. Confirma la instalación del perfil.

El código QR solo sirve una vez. Si cambias de teléfono, pide uno nuevo: el primero de cada año es gratis y los siguientes cuestan 5 €.

## He bloqueado la SIM con el PIN
Tras tres intentos fallidos te pedirá el PUK. Lo encuentras en **Mi Cuenta > Líneas > Ver PUK**. Si te equivocas diez veces con el PUK, la tarjeta queda inutilizable y tendrás que pedir un duplicado.

=== duplicado-sim | Pedir un duplicado de SIM
Pide un duplicado cuando la tarjeta se haya perdido, roto o bloqueado.

El duplicado cuesta 6 € y lo cargamos en tu próxima factura. En caso de robo con denuncia es gratuito.

1. Entra en **Mi Cuenta > Líneas > Duplicado**.
2. Elige envío a domicilio (48 horas laborables) o recogida en tienda (al momento).
3. Cuando la recibas, actívala. La tarjeta antigua deja de funcionar en ese instante.

=== robo-perdida | Robo o pérdida del teléfono
## Bloquear la línea
Llama al 900 123 456 las 24 horas o entra en **Mi Cuenta > Líneas > Suspender por robo**. La suspensión es inmediata y no tiene coste.

## Bloquear el aparato por IMEI
Envíanos la denuncia de la policía y el IMEI a través de **Ayuda > Enviar documentos**. El bloqueo tarda hasta 24 horas y afecta a todas las compañías.

> Nota: mientras la línea esté suspendida seguimos cobrando la cuota de la tarifa. A partir del día 31 se reduce a 2 € al mes.

=== portabilidad | Traer tu número desde otra compañía (portabilidad)
La portabilidad es gratis y tarda un día laborable desde que confirmas la solicitud.

## Qué necesitas
- El número que quieres traer
- El DNI o NIE del titular actual
- Para prepago, el ICCID de tu tarjeta actual

No te des de baja en tu compañía: lo hacemos nosotros. Si cancelas antes, perderás el número.

## ¿Cuándo se hace el cambio?
Entre las 2:00 y las 6:00 de la madrugada. Puedes quedarte sin servicio un máximo de dos horas.

## Anular una portabilidad en curso
Puedes cancelarla hasta las 14:00 del día anterior al cambio, en **Mi Cuenta > Pedidos > Anular portabilidad**.

=== baja | Darse de baja de una línea o del servicio
Puedes darte de baja cuando quieras, con un preaviso de dos días laborables.

1. Entra en **Mi Cuenta > Líneas > Dar de baja**.
2. Elige la fecha.
3. Confirma con el código que te enviamos por SMS.

## ¿Tengo penalización?
- **Tarifas sin permanencia:** ninguna.
- **Con móvil a plazos:** pagas de una vez las cuotas pendientes del teléfono.
- **Fibra con permanencia de 12 meses:** hasta 120 €, según los meses que falten.

## Devolver el router
Tras la baja de la fibra tienes 30 días para devolver el router en cualquier oficina de Correos con la etiqueta que te enviamos por correo electrónico. Si no lo devuelves, cobramos 80 €.

=== cambio-tarifa | Cambiar de tarifa
Puedes cambiar de tarifa una vez al mes y el cambio se aplica el día 1 del mes siguiente.

| Tarifa | Datos | Llamadas | Precio al mes |
|---|---|---|---|
| Mini | 5 GB | 200 minutos | 6,90 € |
| Media | 25 GB | ilimitadas | 11,90 € |
| Grande | 80 GB | ilimitadas | 17,90 € |
| Sin límite | ilimitados | ilimitadas | 27,90 € |

Para cambiar, ve a **Mi Cuenta > Líneas > Cambiar tarifa**. Si pasas a una tarifa superior, puedes marcar **Aplicar ya** y pagar la diferencia de los días que quedan.

=== datos-agotados | ¿Qué pasa cuando se acaban los datos?
Te avisamos por SMS al 80 % y al 100 % del consumo.

Cuando agotas los datos bajamos la velocidad a 64 kbps hasta el día 1. Nunca cobramos de más.

## Comprar datos extra
Un bono de 1 GB cuesta 2 € y uno de 5 GB, 6 €. Cómpralo en la app, en **Consumo > Añadir datos**. Caduca a final de mes y no se acumula.

## Compartir datos con otra línea
Las líneas del mismo titular pueden compartir datos: **Consumo > Compartir**. Puedes regalar hasta 10 GB al mes.

=== roaming | Usar el móvil en el extranjero
En la Unión Europea, Islandia, Liechtenstein y Noruega usas tu tarifa sin coste adicional, con un límite de 20 GB al mes.

## Fuera de la Unión Europea
El roaming viene desactivado. Actívalo en **Mi Cuenta > Líneas > Roaming** al menos 12 horas antes del viaje.

| Zona | Llamada saliente | 100 MB |
|---|---|---|
| Reino Unido y Suiza | 0,25 €/min | 1,50 € |
| América | 1,20 €/min | 4,00 € |
| Resto del mundo | 2,00 €/min | 8,00 € |

El gasto en datos se corta al llegar a 60 €. Puedes subir o quitar ese tope en la misma pantalla.

=== factura | Entender y descargar tu factura
Emitimos la factura el día 3 de cada mes y la cobramos entre el 5 y el 8.

Las facturas de los últimos 24 meses están en **Mi Cuenta > Facturas**. Pulsa **Descargar PDF**.

## ¿Por qué mi primera factura es más alta?
Incluye la parte proporcional de los días desde el alta, la cuota completa del mes siguiente y, si la pediste, la instalación.

## Reclamar un cargo
Tienes tres meses para reclamar. Pulsa **No estoy de acuerdo** junto al cargo y cuéntanos el motivo. Respondemos en 10 días y, mientras tanto, no lo cobramos.

## Factura en papel
Cuesta 1 € al mes, salvo para personas con discapacidad visual.

=== pago | Formas de pago y recibos devueltos
Solo admitimos domiciliación bancaria y tarjeta.

## Cambiar la cuenta bancaria
Ve a **Mi Cuenta > Pagos > Cambiar cuenta** e introduce el nuevo IBAN. El cambio vale para las facturas que se emitan a partir del día siguiente.

## Si el banco devuelve el recibo
Añadimos 3 € de gastos. Paga con tarjeta en **Mi Cuenta > Pagos > Pagar deuda** antes de 7 días; después suspendemos las llamadas salientes, y a los 30 días la línea entera. El servicio vuelve unas 2 horas después de pagar.

## Fraccionar el pago
Las deudas de más de 60 € se pueden dividir en tres cuotas sin intereses.

=== wifi-lento | El wifi va lento o se corta
Prueba primero estas soluciones:

1. Reinicia el router: desenchúfalo, espera 30 segundos y vuelve a enchufarlo.
2. Colócalo en un sitio alto y lejos del microondas.
3. Conecta los aparatos cercanos a la red de 5 GHz (termina en **_5G**).

## Medir la velocidad
Haz la prueba con un cable de red. Por wifi es normal obtener la mitad.

## Amplificador
Alquilamos un repetidor por 3 € al mes. Cubre unos 60 m² más.

=== averia | Sin internet: comunicar una avería
Mira la luz **PON** del router. Si parpadea en rojo, hay un problema en la línea; si está verde fija, el problema está en tu casa.

Comunica la avería en **Ayuda > Avería** o en el 900 123 456. Reparamos en un máximo de 48 horas.

Si el corte dura más, te descontamos 2 € por cada día sin servicio en la factura siguiente; no hace falta que lo pidas.

## Visita del técnico
El técnico llama 30 minutos antes. Debe haber una persona mayor de edad en casa. Si no hay nadie, la segunda visita cuesta 25 €.

=== traslado | Mudanza: llevarte la fibra a otra casa
Avísanos con 15 días de antelación en **Mi Cuenta > Fibra > Trasladar**. El traslado es gratis una vez al año; si no, cuesta 40 €.

Llévate el router: sirve en la nueva dirección. Si allí no tenemos cobertura, puedes cancelar sin penalización.

=== titular | Cambiar el titular de la línea
Los dos titulares firman el formulario de **Mi Cuenta > Datos > Cambio de titular** y adjuntan una foto del DNI. Tardamos 3 días.

La permanencia y los plazos del móvil pasan al nuevo titular. Las deudas hay que pagarlas antes.

En caso de fallecimiento basta con el certificado de defunción y el DNI del heredero.

=== contrasena | No puedo entrar en Mi Cuenta
## He olvidado la contraseña
Pulsa **¿Problemas para entrar?** y escribe tu número de móvil. Te mandamos un enlace que caduca en 20 minutos.

## Cuenta bloqueada
Después de cinco intentos se bloquea durante una hora.

## No me llega el SMS con el código
Comprueba que la línea tenga cobertura y que no hayas bloqueado los SMS de números cortos. También puedes recibir el código por correo electrónico.

=== desvio | Contestador, desvío y llamadas ocultas
- Desactivar el contestador: marca ##002# y pulsa llamar.
- Desviar las llamadas a otro número: marca *21*número#.
- Ocultar tu número: marca #31# delante del número.
- Bloquear llamadas comerciales: apúntate a la lista Robinson o actívalo en **Mi Cuenta > Líneas > Filtro antispam**.
`,
  `
~ activar-sim | me ha llegado la tarjeta nueva, qué hago para que funcione | Activar SIM
~ activar-sim | ¿Cuánto tarda en activarse la SIM? | 15 minutos
~ activar-sim | he puesto mal el pin tres veces y ahora me pide otro número | PUK
~ activar-sim | me he comprado un móvil nuevo, puedo volver a usar el mismo QR de la esim? | solo sirve una vez
~ duplicado-sim | cuánto me cobráis por una tarjeta nueva si se me ha roto | 6 €
~ robo-perdida | Me han robado el móvil en el metro, ¿cómo corto la línea ya? | 900 123 456
~ robo-perdida | quiero que nadie pueda usar el teléfono que me quitaron aunque le ponga otra sim | IMEI
~ robo-perdida | mientras está suspendida por robo tengo que seguir pagando? | seguimos cobrando
~ portabilidad | Quiero pasarme a vosotros sin perder mi número, ¿qué papeles hacen falta? | DNI o NIE
~ portabilidad | me quedo sin teléfono el día que me paso desde la otra compañía? | dos horas
~ portabilidad | ya no quiero cambiarme, cómo paro el traspaso de mi número | Anular portabilidad
~ baja | ¿Cómo cancelo mi línea? | Dar de baja
~ baja | si me voy antes del año con la fibra qué me toca pagar | 120 €
~ baja | dónde llevo el aparato de internet después de cancelar | Correos
~ baja | qué pasa si pierdo el router y no lo entrego | 80 €
~ cambio-tarifa | ¿Cuánto cuesta la tarifa de 25 gigas? | 11,90 €
~ cambio-tarifa | quiero más gigas desde hoy mismo, no el mes que viene | Aplicar ya
~ datos-agotados | me quedé sin megas, me vais a cobrar más? | Nunca cobramos de más
~ datos-agotados | cómo compro un giga más para este mes | Añadir datos
~ datos-agotados | ¿Los datos que no gasto pasan al mes siguiente? me refiero al bono | no se acumula
~ datos-agotados | le puedo dar gigas a mi hija? | Compartir
~ roaming | me voy a Portugal la semana que viene, ¿me cuesta más usar internet? | sin coste adicional
~ roaming | viajo a México, qué tengo que hacer para tener línea allí | 12 horas
~ roaming | cuánto vale llamar desde suiza | 0,25 €
~ factura | qué día me pasáis el recibo | entre el 5 y el 8
~ factura | por qué la primera vez me habéis cobrado casi el doble | parte proporcional
~ factura | me habéis cobrado una llamada que yo no hice, dónde protesto | No estoy de acuerdo
~ pago | He cambiado de banco, ¿dónde pongo el número de cuenta nuevo? | Cambiar cuenta
~ pago | no tenía dinero y el banco echó para atrás el recibo. cuándo me cortáis? | 30 días
~ pago | debo 90 euros, se puede pagar poco a poco? | tres cuotas
~ wifi-lento | la conexión se cae todo el rato en el salón | Reinicia el router
~ wifi-lento | en el dormitorio no llega el wifi, tenéis algo para eso | repetidor
~ averia | la lucecita del router parpadea en rojo | problema en la línea
~ averia | llevo cuatro días sin internet, me devolvéis algo? | 2 € por cada día
~ averia | tengo que estar en casa cuando venga el técnico? | mayor de edad
~ traslado | me cambio de piso en junio, cómo me llevo internet | Trasladar
~ titular | mi padre ha muerto y la línea estaba a su nombre, qué hay que mandar | certificado de defunción
~ contrasena | no me acuerdo de la clave para entrar | Problemas para entrar
~ contrasena | no me llega el mensaje con el código | correo electrónico
~ desvio | cómo quito el buzón de voz | ##002#
+ baja | permanencia fibra | 120 €
+ duplicado-sim | precio duplicado sim | 6 €
+ factura | descargar factura | Descargar PDF
+ desvio | ocultar número | #31#
% portabilidad | como hago la portavilidad de mi numero | DNI o NIE
% contrasena | olvide mi contracenia | Problemas para entrar
% roaming | cuanto cuesta el rouming en reino unido | 0,25 €
~ portabilidad | como tengo que darme yo de baja en mi compañía antes de la portabilidad, ¿cuándo lo hago? | No te des de baja
~ pago | ¿en qué tienda puedo pagar en efectivo la factura? | Solo admitimos domiciliación
- ¿tenéis tarifas para empresas con centralita?
- ¿puedo ver el fútbol con vosotros?
- ¿vendéis fundas para el iphone?
? no funciona
? ayuda
`,
);
